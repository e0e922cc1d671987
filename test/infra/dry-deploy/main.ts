import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { dryDeploy, movedOf } from "./deploy.ts";
import { type Outlines, type Synthesized, outlinesOf } from "./outline.ts";

/**
 * `npm run deploy:dry -- BEFORE AFTER …`: what deploys of the templates of these folders, one after
 * the other, create, move, remove and replace, what CloudFormation would refuse, and which routes
 * would be missing. BEFORE may be a file of outlines (test/infra/dry-deploy/before-areas.json).
 */
const [from = "", ...to] = process.argv.slice(2);
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

interface Manifest {
  artifacts: Record<string, { type: string; dependencies?: string[] }>;
}

/** Names of the stacks of a folder, each after those that it needs. */
function inOrder(folder: string): string[] {
  const { artifacts } = readJson(join(folder, "manifest.json")) as Manifest;
  const found: string[] = [];
  const visit = (name: string) => {
    if (artifacts[name]?.type !== "aws:cloudformation:stack" || found.includes(name)) return;
    for (const needed of artifacts[name].dependencies ?? []) visit(needed);
    found.push(name);
  };
  for (const file of globSync("*.template.json", { cwd: folder }))
    visit(basename(file, ".template.json"));
  return found;
}

function read(path: string): Outlines {
  if (path.endsWith(".json")) return readJson(path) as Outlines;
  const templates = inOrder(path).map((name) => [
    name.split("-").slice(2).join("-"),
    readJson(join(path, `${name}.template.json`)) as Synthesized,
  ]);
  return outlinesOf(Object.fromEntries(templates) as Record<string, Synthesized>);
}

const before = read(from);
const deploys = to.map(read);
const after = deploys.at(-1) ?? before;
const result = dryDeploy(before, deploys);
const moved = new Set(movedOf(result).map(({ to: stack, id }) => `${stack}/${id}`));
const rows = Object.entries(after).map(([stack, { resources }]) => {
  const earlier = before[stack]?.resources ?? {};
  const of = (fate: string) =>
    result.done.filter((each) => each.stack === stack && each.fate === fate);
  const ids = Object.keys(resources);
  const arrived = ids.filter((id) => moved.has(`${stack}/${id}`)).length;
  const kept = ids.filter((id) => id in earlier).length;
  return {
    stack,
    before: Object.keys(earlier).length,
    after: ids.length,
    kept,
    "moved here": arrived,
    created: ids.length - kept - arrived,
    "moved away, removed": of("removed").filter(({ id }) => id in earlier).length,
    "left in the account": of("left").length,
    replaced: of("replaced").length,
  };
});
// oxlint-disable-next-line no-console
console.table(rows);
for (const fault of result.faults) process.stdout.write(`${fault}\n`);
process.exitCode = result.faults.length > 0 ? 1 : 0;
