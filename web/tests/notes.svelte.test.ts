// Notes of first meetings: each comes once, is remembered in this browser, and all can be switched off for good.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { meet, notesOn, setNotes, unread } from "../src/lib/notes.svelte";
import { setLang, wantGame } from "../src/lib/words.svelte";
import FirstNote from "../src/table/FirstNote.svelte";
import NoteRow from "../src/table/NoteRow.svelte";

beforeAll(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("first-Navigate = Alone you take **all** of it.\n    .title = The wheel.")));
  await setLang("en");
  await wantGame("g");
});
beforeEach(() => setNotes(true));
afterEach(cleanup);

it("a note comes once", () => {
  expect(unread("g:Navigate")).toBe(true);
  meet("g:Navigate");
  meet("g:Navigate");
  expect([unread("g:Navigate"), unread("h:Navigate"), localStorage.getItem("kaper-notes")]).toEqual([false, true, "g:Navigate"]);
});

it("is read by its button, in a friend's words", async () => {
  render(FirstNote, { props: { game: "g", name: "Navigate" } });
  expect(screen.getByRole("heading").textContent).toBe("The wheel.");
  expect(screen.getByText("all").tagName).toBe("B");
  await fireEvent.click(screen.getByRole("button", { name: "Got it" }));
  expect(unread("g:Navigate")).toBe(false);
});

it("is one line on a phone, which opens for more and is read by its tick", async () => {
  render(NoteRow, { props: { game: "g", name: "Navigate", open: false } });
  const line = screen.getByRole("button", { name: "The wheel. More" });
  expect(line.getAttribute("aria-expanded")).toBe("false");
  await fireEvent.click(line);
  expect(screen.getByRole("button", { name: "The wheel. Less" }).getAttribute("aria-expanded")).toBe("true");
  await fireEvent.click(screen.getByRole("button", { name: "Got it" }));
  expect(unread("g:Navigate")).toBe(false);
});

it("all are switched off for good, and on again from the beginning", async () => {
  meet("g:Navigate");
  render(FirstNote, { props: { game: "g", name: "Navigate" } });
  await fireEvent.click(screen.getByRole("button", { name: "No more such notes" }));
  expect([notesOn(), unread("g:Other"), localStorage.getItem("kaper-notes")]).toEqual([false, false, "off"]);
  meet("g:Other");
  expect(localStorage.getItem("kaper-notes")).toBe("off");
  setNotes(true);
  expect(unread("g:Navigate")).toBe(true);
});
