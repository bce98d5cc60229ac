"""The deployment files: nobody runs them here, so what they name must exist, and what they promise must be written in them."""

import configparser
import re
import shlex
import subprocess
import tomllib
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

import kaper.cli

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"


def options_of(command: str) -> set[str]:
    return {
        option
        for parameter in kaper.cli.command_of(command).params
        for option in parameter.opts + parameter.secondary_opts
    }


def check_command(words: list[str]) -> None:
    """A command of ours with options that it has."""
    command, *rest = words
    assert command in kaper.cli.COMMANDS
    assert {word for word in rest if word.startswith("--")} <= options_of(command), words


def compose():
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text())


def test_the_container_is_built_of_files_that_exist_and_does_not_run_as_root():
    lines = (DEPLOY / "Containerfile").read_text().replace("\\\n", " ").splitlines()
    steps = [line.split() for line in lines if line and not line.startswith("#")]
    assert [step[0] for step in steps].count("FROM") == 2
    for step in steps:
        if step[0] == "COPY" and not step[1].startswith("--from"):
            assert all((ROOT / source).exists() for source in step[1:-1]), step
    assert [step[1] for step in steps if step[0] == "USER"] == ["kaper"]
    (default,) = [line for line in lines if line.startswith("CMD")]
    check_command([word.strip(' "') for word in default.removeprefix("CMD [").rstrip("]").split(",")])
    locked = (ROOT / "requirements-dev.lock").read_text()
    for name in ("psycopg", "psycopg-binary"):
        assert re.search(rf"^{name}==", locked, re.MULTILINE)


def test_the_container_takes_its_pinned_driver_from_the_lock_and_leaves_nothing_out_of_the_build():
    text = (DEPLOY / "Containerfile").read_text()
    (script,) = re.findall(r"awk '([^']+)' requirements-dev\.lock", text)
    taken = subprocess.run(
        ["awk", script, "requirements-dev.lock"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    names = re.findall(r"^([a-z-]+)==", taken, re.MULTILINE)
    assert sorted(names) == ["psycopg", "psycopg-binary"]
    assert len(re.findall(r"--hash=sha256:[0-9a-f]{64}", taken)) >= 2
    assert not taken.rstrip().endswith("\\")  # the last requirement is whole
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    copied = {word for line in re.findall(r"^COPY (?!--from)(.+) \S+$", text, re.MULTILINE) for word in line.split()}
    assert {project["project"]["readme"], "pyproject.toml", "hatch_build.py", "tools", "web", "src"} <= copied
    assert project["project"]["scripts"]["kaper"]  # what ENTRYPOINT starts
    ignored = (ROOT / ".dockerignore").read_text().split()
    assert not copied & set(ignored)
    (python,) = set(re.findall(r"python:3\.(\d+)-slim", text))
    assert int(python) >= int(project["project"]["requires-python"].rpartition(".")[2])


def test_compose_holds_together():
    whole = compose()
    services, volumes = whole["services"], whole["volumes"]
    for name, service in services.items():
        assert set(service.get("depends_on", ())) <= set(services), name
        assert service["restart"] == "unless-stopped"
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert source in volumes or (DEPLOY / source).is_file(), volume
        if "build" not in service:
            assert re.fullmatch(r"docker\.io/library/\w+:\d+", service["image"])
    for name in ("app1", "app2", "thinker"):
        service = services[name]
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert service["tmpfs"] == ["/tmp"]  # noqa: S108 - the only place that it can write to
        assert "volumes" not in service
        assert "user" not in service  # that of the container file, who is not root
        assert service["depends_on"] == {"db": {"condition": "service_healthy"}}
    asked = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text()))
    told = (ROOT / "docs" / "operating.md").read_text()
    assert asked == {"KAPER_HOST", "KAPER_PASSWORD"}
    assert all(f"`{name}`" in told for name in asked)
    caddy = (DEPLOY / "Caddyfile").read_text()
    assert caddy.count("{") == caddy.count("}")
    assert "health_uri /healthz" in caddy


def test_compose_starts_two_services_a_thinker_a_database_and_a_proxy():
    services = compose()["services"]
    assert sorted(services) == ["app1", "app2", "caddy", "db", "thinker"]
    for name in ("app1", "app2", "thinker"):
        service = services[name]
        check_command(service["command"])
        assert service["read_only"]
        assert service["cap_drop"] == ["ALL"]
        assert "ports" not in service  # nobody but the proxy reaches them
        assert service["environment"]["KAPER_DATABASE"].startswith("postgresql+psycopg://")
        assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
    for name in ("app1", "app2"):
        command = services[name]["command"]
        assert command[command.index("--peer") + 1] == f"http://{name}:8000"
    assert "ports" not in services["db"]
    proxied = (DEPLOY / "Caddyfile").read_text()
    assert "reverse_proxy app1:8000 app2:8000" in proxied


@pytest.mark.parametrize("name", ["kaper.service", "kaper-work.service"])
def test_units_of_systemd_start_commands_that_exist_and_shut_themselves_in(name):
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str
    unit.read(DEPLOY / name)
    service = unit["Service"]
    check_command(shlex.split(service["ExecStart"])[1:])
    assert "User" not in service  # DynamicUser makes one
    assert service["CapabilityBoundingSet"] == ""
    assert set(unit.sections()) == {"Unit", "Service", "Install"}
    assert (service["DynamicUser"], service["ProtectSystem"], service["NoNewPrivileges"]) == ("yes", "strict", "yes")
