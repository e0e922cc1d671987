import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contract } from "@bupum/shared/contract";
import type { Routes } from "@bupum/shared/kernel/route";
import { areaStackNames, builtName, folderOf } from "@bupum/infra/api/area-stacks";
import flags from "@bupum/infra/flags.json" with { type: "json" };
import { jobs } from "@bupum/infra/jobs/jobs";
import { sockets } from "@bupum/infra/sockets/sockets";
import { deployMarket } from "@bupum/infra/market";
import { stageOf } from "@bupum/infra/stages";
import { App } from "aws-cdk-lib";

export interface Resource {
  Type: string;
  // Properties have as many shapes as CloudFormation has types: each test narrows its own.
  Properties: Record<string, unknown>;
  DeletionPolicy?: string;
}
export type Template = { Resources: Record<string, Resource> };

/** Settings that prod requires, as an operator would give them. */
export const prodSettings = {
  stage: "prod",
  siteUrl: "https://www.bupum.example",
  adminUrl: "https://admin.bupum.example",
  mailFrom: "no-reply@bupum.example",
  solapiSender: "0215880000",
  solapiChannel: "KA01PF000000000000000000000PROD0",
  alarmMail: "alarms@bupum.example",
  siteCertificate: "arn:aws:acm:us-east-1:111122223333:certificate/site",
  adminCertificate: "arn:aws:acm:us-east-1:111122223333:certificate/admin",
};

const sides: [string, Record<string, Routes>][] = [
  ["user", contract.user],
  ["admin", contract.admin],
];
/** Every resource of the contract, with the function that must answer it. */
export const resources = sides.flatMap(([side, routes]) =>
  Object.entries(routes).map(([resource, group]) => ({
    side,
    name: `${side}-${folderOf(resource)}`,
    routes: Object.values(group),
  })),
);
/** Every function that the contract and the tables of jobs and sockets need, and the one that serves pages. */
export const functionNames = [
  ...resources.map(({ name }) => name),
  ...Object.keys(jobs),
  ...Object.keys(sockets),
  "site-heads",
];

const made = new Map<string, Record<string, Template>>();

/** All stacks with empty bundles; throws what cdk-nag or the validator refuses. */
export function synthesize(context: Record<string, string> = {}): Record<string, Template> {
  const key = JSON.stringify(context);
  const templates = made.get(key) ?? synthesizeFresh(context);
  made.set(key, templates);
  return templates;
}

function synthesizeFresh(context: Record<string, string>): Record<string, Template> {
  const folder = mkdtempSync(join(tmpdir(), "bupum-synth-"));
  try {
    for (const name of functionNames) {
      mkdirSync(join(folder, "bundles", name), { recursive: true });
      writeFileSync(join(folder, "bundles", name, "index.mjs"), `export const name = "${name}";`);
    }
    const app = new App({ context: { ...flags, ...context }, outdir: join(folder, "out") });
    const bundles = join(folder, "bundles");
    deployMarket(app, { stage: stageOf(app.node), bundles, built: functionNames });
    const stacks = app.synth().stacks;
    return Object.fromEntries(
      stacks.map((stack) => [stack.stackName.split("-").slice(2).join("-"), stack.template]),
    ) as Record<string, Template>;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The stacks that hold the functions of the APIs, by name. */
export const areaStacksOf = (templates: Record<string, Template>): Record<string, Template> =>
  Object.fromEntries(
    ["user", "admin"]
      .flatMap((side) => areaStackNames.map((area) => `${side}-${area}`))
      .map((name) => [name, templates[name]!]),
  );

/** The folder of a function's code, such as user-boards, by what it is called in the account. */
export const codeOf = ({ Properties }: Resource): string =>
  builtName(String(Properties["FunctionName"]).replace(/^bupum-[a-z]+-/, ""));

/** Resources of one type, over all stacks. */
export function ofType(templates: Record<string, Template>, type: string): Resource[] {
  return Object.values(templates).flatMap(({ Resources }) =>
    Object.values(Resources).filter((resource) => resource.Type === type),
  );
}
