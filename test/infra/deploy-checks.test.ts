import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "@bupum/infra/build";
import { contextOf, hintsFor, lackingSites } from "@bupum/infra/deploy/deploy-checks";
import { faultsOf, settings, stageFrom, stages } from "@bupum/infra/stages";
import { describe, expect, test } from "vitest";
import { prodSettings } from "./synthesized.ts";

/** Runs the deploy as a shell would, without a cloud that could answer. */
function deploy(context: Record<string, string>) {
  const pairs = Object.entries(context).flatMap(([key, value]) => ["--context", `${key}=${value}`]);
  const nowhere = { AWS_REGION: "ap-northeast-2", AWS_ENDPOINT_URL: "http://127.0.0.1:1" };
  const credentials = { AWS_ACCESS_KEY_ID: "none", AWS_SECRET_ACCESS_KEY: "none" };
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, "infra/src/deploy.ts"), ...pairs],
    {
      env: { PATH: process.env["PATH"], ...nowhere, ...credentials },
      encoding: "utf8",
      timeout: 60_000,
    },
  );
  return { status, lines: stderr.trim().split("\n") };
}
const required = Object.keys(settings).filter((key) => {
  const { optional, otherwise } = settings[key as keyof typeof settings] as {
    optional?: true;
    otherwise?: string;
  };
  return !optional && !otherwise;
});

describe("a deploy looks before it makes anything", () => {
  test("an unknown stage ends it with one line", () => {
    expect(deploy({ ...prodSettings, stage: "prodd" })).toEqual({
      status: 1,
      lines: ['stage is one of dev, prod, not "prodd".'],
    });
  });

  test.each(stages)("all missing settings of %s are reported at once", (stage) => {
    const faults = faultsOf({ stage });
    expect(faults).toHaveLength(required.length);
    for (const key of required) expect(faults.join("\n")).toContain(`needs ${key}: `);
  });

  test.each([
    ["a domain of one's own without its certificate", { siteCertificate: "" }, "siteCertificate"],
    [
      "a certificate of another region",
      { adminCertificate: "arn:aws:acm:ap-northeast-2:111122223333:certificate/a" },
      "us-east-1",
    ],
    ["a certificate for CloudFront's own name", { siteUrl: "https://d1.cloudfront.net" }, "domain"],
    ["an origin with a path", { siteUrl: "https://www.bupum.example/" }, "no path"],
    ["an origin without TLS", { adminUrl: "http://admin.bupum.example" }, "https"],
    ["a sender with a name", { mailFrom: "Bupum <a@bupum.example>" }, "mailFrom"],
    ["a budget that is no number", { monthlyBudget: "much" }, "whole USD"],
    ["one origin for both sites", { adminUrl: prodSettings.siteUrl }, "two origins"],
    ["chat by Sendbird without its application", { chatProvider: "SENDBIRD" }, "sendbirdApp"],
    ["chat by somebody else", { chatProvider: "STREAM" }, "OWN or SENDBIRD"],
    ["a client of the table that is not there", { tableClient: "fast" }, "lean or plain"],
    ["a misspelt setting", { sietUrl: "https://www.bupum.example" }, "sietUrl"],
  ])("%s is refused", (_, change, named) => {
    const faults = faultsOf({ ...prodSettings, ...change });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(named);
  });

  test("a first deploy needs no domain: CloudFront's own names need no certificate", () => {
    const { siteCertificate: _, adminCertificate: __, ...rest } = prodSettings;
    const urls = { siteUrl: "https://d1.cloudfront.net", adminUrl: "https://d2.cloudfront.net" };
    expect(faultsOf({ ...rest, ...urls })).toEqual([]);
    expect(stageFrom({ ...rest, ...urls })).toMatchObject({ name: "prod", monthlyBudget: "100" });
  });

  test("values may contain equals signs, as ARNs and addresses do", () => {
    expect(contextOf(["stage=prod", "webAcl=a=b"])).toEqual({ stage: "prod", webAcl: "a=b" });
  });

  test("missing built sites are reported if they are to be used", () => {
    const folder = mkdtempSync(join(tmpdir(), "bupum-built-"));
    try {
      mkdirSync(join(folder, "web/dist"), { recursive: true });
      writeFileSync(join(folder, "web/dist/index.html"), "");
      expect(lackingSites(folder)).toEqual(["admin/dist/index.html"]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test("a new account's limit of ten is reported, with the quota's name and how to raise it", () => {
    expect(hintsFor(10).join("\n")).toMatch(/runs 10 functions.*L-B99A9384.*desired-value/s);
    expect(hintsFor(1000)).toEqual([]);
  });
});

describe("the deploy workflow", () => {
  const [whole, stage] = ["deploy", "deploy-stage"].map((name) =>
    readFileSync(join(root, `.github/workflows/${name}.yml`), "utf8"),
  ) as [string, string];
  const text = `${whole}\n${stage}`;
  /** The lines of each job of deploy.yml. */
  const jobs = Object.fromEntries(
    whole
      .split("\njobs:\n")[1]!
      .split(/^  (?=\w+:$)/m)
      .map((job) => [job.split(":")[0]!, job]),
  );

  test("passes every setting that a stage needs, and no other", () => {
    const named = [...text.matchAll(/--context "?(\w+)=/g)].map(([, key]) => key!);
    expect(required.filter((key) => !named.includes(key))).toEqual([]);
    expect(named.filter((key) => key !== "stage" && !(key in settings))).toEqual([]);
  });

  test("writes no variable into a shell line, and sets each that the line names", () => {
    const command = stage.slice(stage.indexOf("run: >"));
    expect(text).not.toMatch(/run:.*\$\{\{/);
    expect(command).not.toContain("${{");
    const named = [...command.matchAll(/\$(\w+)/g)].map(([, name]) => name!);
    expect(named.length).toBeGreaterThan(required.length);
    for (const name of named)
      expect(stage).toMatch(new RegExp(`^ +${name}: \\$\\{\\{ (vars|inputs)\\.`, "m"));
  });

  test("contains no secret: it assumes a role by the token of its own run", () => {
    expect(text).not.toMatch(/secrets\.|AKIA|aws-secret/);
    expect(text).toContain("id-token: write");
    expect(text).toContain("role-to-assume: ${{ vars.AWS_ROLE_ARN }}");
  });

  test("builds and runs package scripts only in jobs without a token", () => {
    expect(Object.keys(jobs).filter((name) => jobs[name]!.includes("id-token"))).toEqual([
      "dev",
      "prod",
    ]);
    expect(whole.slice(0, whole.indexOf("jobs:"))).not.toContain("id-token");
    expect(jobs["build"]).toContain("npm run build -w web");
    expect(stage.match(/npm (ci|install|run)\b.*/g)).toEqual([
      "npm ci --ignore-scripts --no-audit --no-fund",
      "npm run deploy -- --built",
    ]);
  });

  test("deploys only the main branch", () => {
    for (const name of ["build", "dev", "prod"])
      expect(jobs[name]).toContain("if: github.ref == 'refs/heads/main'");
  });

  test("deploys to prod only what dev has run", () => {
    expect(jobs["prod"]).toContain("needs: dev");
    expect(jobs["dev"]).toContain("needs: build");
    expect(jobs["build"]).toContain("needs: test");
  });
});
