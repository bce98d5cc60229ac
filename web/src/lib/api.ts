// The HTTP half of the protocol (docs/protocol.md), typed by the server's own structs.
import type {
  Branch,
  CardPool,
  Examined,
  ExampleStep,
  ExampleTry,
  Fame,
  GameInfo,
  Join,
  ListWish,
  LookBack,
  Me,
  MeChange,
  NewTable,
  NewVoyage,
  PlayersList,
  Reach,
  Problem,
  RecordInfo,
  RecordLog,
  RecordSteps,
  Rulebook,
  SeatChange,
  Shun,
  Start,
  TableInfo,
  TableMade,
  TableNamed,
  TableSetting,
  Tables,
  Text,
  VoyageInfo,
} from "./wire";

/** A request that was not done; `text` is the sentence to show. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly text: Text | null,
    detail: string,
  ) {
    super(detail);
  }
}

async function ask(method: "GET" | "POST" | "PUT", path: string, body?: unknown, text = false): Promise<Response> {
  const headers: Record<string, string> = method === "GET" ? {} : { "X-Kaper": "1" };
  if (body !== undefined) headers["Content-Type"] = text ? "text/plain; charset=utf-8" : "application/json";
  const sent = body === undefined ? undefined : text ? String(body) : JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: sent });
  } catch {
    throw new Refusal(0, null, "offline");
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(answer.status, problem?.text ?? null, problem?.detail ?? answer.statusText);
}

const get = async <T>(path: string): Promise<T> => (await ask("GET", path)).json() as Promise<T>;
const post = async <T>(path: string, body: unknown = {}): Promise<T> => (await ask("POST", path, body)).json() as Promise<T>;
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const record = (id: string, part: string, invite: string | null, query: Record<string, string | number> = {}) => {
  const asked = new URLSearchParams(Object.entries({ ...query, ...(invite ? { invite } : {}) }).map(([key, value]) => [key, String(value)]));
  return `/api/records/${encodeURIComponent(id)}${part}${asked.size ? `?${asked}` : ""}`;
};

export const api = {
  games: () => get<GameInfo[]>("/api/games"),
  rules: (game: string) => get<Rulebook>(`/api/games/${encodeURIComponent(game)}/rules`),
  tryExample: (game: string, example: string, wish: ExampleTry) =>
    post<ExampleStep>(`/api/games/${encodeURIComponent(game)}/examples/${encodeURIComponent(example)}`, wish),
  cards: (game: string, edition: string, points: number) => get<CardPool>(`/api/games/${encodeURIComponent(game)}/cards?${new URLSearchParams({ edition, points: String(points) })}`),
  examineList: (game: string, list: PlayersList) => post<Examined>(`/api/games/${encodeURIComponent(game)}/lists`, list),
  buildList: (game: string, wish: ListWish) => post<Examined>(`/api/games/${encodeURIComponent(game)}/lists/built`, wish),
  voyage: (game: string) => get<VoyageInfo>(`/api/games/${encodeURIComponent(game)}/voyage`),
  sail: (wish: NewVoyage) => post<TableMade>("/api/voyages", wish),
  me: () => get<Me>("/api/me"),
  changeMe: async (change: MeChange) => (await ask("PUT", "/api/me", change)).json() as Promise<Me>,
  revoke: () => post<Me>("/api/me/revoke"),
  tables: () => get<Tables>("/api/tables"),
  table: (id: string, invite: string | null) =>
    get<TableInfo>(invite ? `${table(id)}?invite=${encodeURIComponent(invite)}` : table(id)),
  makeTable: (wish: NewTable) => post<TableMade>("/api/tables", wish),
  join: (id: string, wish: Join) => post<TableInfo>(`${table(id)}/join`, wish),
  start: (id: string, wish: Start) => post<TableInfo>(`${table(id)}/start`, wish),
  reach: () => get<Reach>("/api/reach"),
  setTable: (id: string, wish: TableSetting) => post<TableInfo>(`${table(id)}/options`, wish),
  fame: () => get<Fame>("/api/fame"),
  nameTable: (id: string, wish: TableNamed) => post<TableInfo>(`${table(id)}/name`, wish),
  seat: (id: string, wish: SeatChange) => post<TableInfo>(`${table(id)}/seat`, wish),
  shun: (id: string, wish: Shun) => post<TableInfo>(`${table(id)}/shun`, wish),
  renew: (id: string) => post<TableMade>(`${table(id)}/invite`),
  rematch: (id: string) => post<TableMade>(`${table(id)}/rematch`),
  recordText: async (id: string) => (await ask("GET", `${table(id)}/record`)).text(),
  recordUrl: (id: string) => `${table(id)}/record`,
  upload: async (text: string) => (await ask("POST", "/api/records", text, true)).json() as Promise<RecordInfo>,
  record: (id: string, invite: string | null) => get<RecordInfo>(record(id, "", invite)),
  steps: (id: string, { panels, light = false, ...part }: { first: number; count: number; panels: boolean; light?: boolean }, seat: number | null, invite: string | null) =>
    get<RecordSteps>(record(id, "/steps", invite, { ...part, panels: String(panels), light: String(light), ...(seat === null ? {} : { seat }) })),
  log: (id: string, seat: number | null, invite: string | null) =>
    get<RecordLog>(record(id, "/log", invite, seat === null ? {} : { seat })),
  analysis: (id: string, invite: string | null) => get<LookBack>(record(id, "/analysis", invite)),
  analyse: (id: string, invite: string | null) => post<LookBack>(record(id, "/analysis", invite)),
  branch: (id: string, wish: Branch, invite: string | null) => post<TableMade>(record(id, "/branch", invite), wish),
};
