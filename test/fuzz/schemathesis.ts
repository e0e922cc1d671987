import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const requirements = join(import.meta.dirname, "requirements.txt");

/** Runs a program to its end; returns its exit code and output. */
function run(command: string, words: string[], env = process.env, cwd = root) {
  return new Promise<{ code: number; output: string }>((done) => {
    const child = spawn(command, words, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const keep = (text: Buffer) => void (output += text.toString());
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", (error) => done({ code: 127, output: String(error) }));
    child.on("close", (code) => done({ code: code ?? 1, output }));
  });
}

/**
 * The pinned fuzzer in its own environment, created where missing. Throws where the machine has no
 * Python with venv (.ci/run installs both).
 */
export async function needSchemathesis(): Promise<string> {
  const pins = readFileSync(requirements, "utf8");
  const mark = createHash("sha256").update(pins).digest("hex").slice(0, 12);
  const folder = join(root, ".local", `fuzz-${mark}`);
  const program = join(folder, "bin/schemathesis");
  const whole = join(folder, "whole");
  if (existsSync(whole)) return program;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(root, ".local"), { recursive: true });
  const install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
  const steps: [string, string[]][] = [
    ["python3", ["-m", "venv", folder]],
    // What is not compiled now is compiled when it is first loaded, which is less.
    [join(folder, "bin/python"), [...install, "--no-compile", "-r", requirements]],
  ];
  for (const [command, words] of steps) {
    const { code, output } = await run(command, words);
    if (code !== 0) throw new Error(`${command} ${words.join(" ")}: ${output.trim()}`);
  }
  writeFileSync(whole, mark);
  return program;
}

export interface FuzzRun {
  name: string;
  document: object;
  /** The base path of the documented paths. */
  url: string;
  token: string | undefined;
  only?: readonly string[];
  without?: readonly string[];
  /** Parts of paths; none for all paths. */
  words: readonly string[];
  examples: number;
}

const checks = [
  "not_a_server_error",
  "status_code_conformance",
  "content_type_conformance",
  "response_headers_conformance",
  "response_schema_conformance",
];
const seed = "20261122";

/** Fuzzes one document as one role; the same seed sends the same calls. */
export async function fuzz(program: string, folder: string, spec: FuzzRun) {
  const file = join(folder, `${spec.name}.json`);
  const report = join(folder, `${spec.name}-report.json`);
  writeFileSync(file, JSON.stringify(spec.document));
  const words = ["run", file, "--url", spec.url, "--no-color", "--checks", checks.join(",")];
  words.push("--phases", "fuzzing", "--max-examples", String(spec.examples));
  words.push("--seed", seed, "--generation-deterministic");
  words.push("--request-timeout", "30", "--suppress-health-check", "all", "--warnings", "off");
  words.push("--no-shrink", "--continue-on-failure", "--report", "json");
  words.push("--report-json-path", report);
  if (spec.token) words.push("-H", `Authorization: Bearer ${spec.token}`);
  for (const id of spec.only ?? []) words.push("--include-operation-id", id);
  for (const id of spec.without ?? []) words.push("--exclude-operation-id", id);
  if (spec.words.length > 0) words.push("--include-path-regex", spec.words.join("|"));
  // Loopback only, whatever proxy the machine has configured.
  const env = { ...process.env, NO_PROXY: "*" };
  const { code, output } = await run(program, words, env, folder);
  writeFileSync(join(folder, `${spec.name}.log`), output);
  return { ...countsOf(report, code, spec.words), output };
}

interface Report {
  operations: { tested: number; errored: number };
  test_cases: { generated: number };
  failures: { operations: string[] }[];
}

/** Operations that passed and that failed; a run without a report has failed as a whole. */
function countsOf(file: string, code: number, words: readonly string[]) {
  try {
    const { operations, failures, test_cases } = JSON.parse(readFileSync(file, "utf8")) as Report;
    const failed = [...new Set(failures.flatMap((failure) => failure.operations))];
    const passed = operations.tested - failed.length;
    // Of a word there may be no path.
    const isEmpty = operations.tested === 0 && words.length === 0;
    const unnamed = operations.errored > 0 || isEmpty || (code !== 0 && failed.length === 0);
    const told = `${operations.errored} operations could not be called, ${operations.tested} were`;
    const whole = unnamed ? [told] : [];
    return { passed, failed: [...failed, ...whole], cases: test_cases.generated };
  } catch {
    return { passed: 0, failed: ["all of it, without a report"], cases: 0 };
  }
}
