import { suitesOf } from "../run/suites.ts";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { filesLike, root, sources, textOf } from "./sources.ts";

const documents = filesLike(
  "*.md",
  "docs/**/*.md",
  "{functions,seed,infra,web,admin,shared,test}/**/*.md",
);
const tops = "(?:functions|seed|infra|web|admin|shared|test|\\.ci)";

/**
 * Paths that a document cites in backticks, from the root, such as `shared/src/kernel/route.ts`, and
 * those that it links to, from its own folder.
 */
function citedIn(document: string): string[] {
  const text = textOf(document);
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, span]) =>
    [...span!.matchAll(new RegExp(`(?<![\\w./@-])${tops}/[\\w./@-]*`, "g"))].map(([path]) => path),
  );
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, path]) =>
    join(dirname(document), path!),
  );
  return [...spans, ...links];
}
const made = /(^|\/)(dist|build|cdk\.out|\.local|artefacts)(\/|$)/;

describe("documents", () => {
  test("cite only files and folders that exist", () => {
    const lost = documents.flatMap((document) =>
      citedIn(document)
        .filter((path) => !made.test(path) && !existsSync(join(root, path.replace(/[/.]+$/, ""))))
        .map((path) => `${document} cites ${path}`),
    );
    expect(lost).toEqual([]);
  });

  test("link every picture below docs", () => {
    const linked = new Set(documents.flatMap(citedIn));
    const pictures = filesLike("docs/**/*.{png,webp,jpg,svg,gif}");
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter((picture) => !linked.has(picture))).toEqual([]);
  });

  test("name only scripts that package.json has", () => {
    const manifest = JSON.parse(textOf("package.json")) as { scripts?: Record<string, string> };
    const known = new Set([...Object.keys(manifest.scripts ?? {}), "ci", "install"]);
    const lost = documents.flatMap((document) =>
      [...textOf(document).matchAll(/`npm run ([\w:]+)(?! -w)/g)]
        .map(([, script]) => script!)
        .filter((script) => !known.has(script))
        .map((script) => `${document} names npm run ${script}`),
    );
    expect(lost).toEqual([]);
  });
});

describe("what we publish", () => {
  const machine = /(?<![\w.])\/(?:home|root|Users|work|tmp\/[\w.]*bash)\//;

  test("names no folder of anybody's machine", () => {
    const files = [...documents, ...sources(), ...filesLike("*.{json,ts}", ".ci/*")].filter(
      (file) => !file.startsWith("test/house/"),
    );
    const faults = files.filter((file) => machine.test(textOf(file)));
    expect(faults).toEqual([]);
  });

  test("takes packages from the public registry", () => {
    const hosts = [...textOf("package-lock.json").matchAll(/"resolved": "https?:\/\/([^/"]+)/g)];
    const foreign = new Set(hosts.map(([, host]) => host!));
    foreign.delete("registry.npmjs.org");
    expect([...foreign]).toEqual([]);
  });

  test("runs each suite of the deep ring at night", () => {
    const [, listed = ""] = /suite:\n((?: +- .*\n)+)/.exec(
      textOf(".github/workflows/nightly.yml"),
    )!;
    const atNight = [...listed.matchAll(/- (.+)/g)].map(([, name]) => name!);
    const suites = suitesOf({ ring: "deep", words: [] }).map(({ name }) => name);
    // What a landing has checked is the same at night.
    expect(["check", ...atNight]).toEqual(suites);
  });

  test("has commits that are sentences, without a machine's paths", () => {
    const log = spawnSync("git", ["log", "--format=%s%x00%b%x01", "-n", "300"], {
      cwd: root,
      encoding: "utf8",
    });
    expect(log.status, log.stderr).toBe(0);
    const messages = log.stdout.split("\u0001").filter((text) => text.trim());
    const tagged = /^\s*((feat|fix|chore|docs|refactor|test|wip|build|ci)(\([^)]*\))?!?:|wip\b)/i;
    expect(messages.filter((text) => tagged.test(text) || machine.test(text))).toEqual([]);
  });
});
