import { articles } from "./articles/articles.ts";
import { award } from "./award.ts";
import { billing } from "./billing/billing.ts";
import { bundles } from "./bundles.ts";
import { chats } from "./chats/chats.ts";
import { client } from "./client/client.ts";
import { coldStart } from "./cold-start.ts";
import { cost } from "./cost.ts";
import { edgeCache } from "./edge-cache.ts";
import { firstLoad } from "./first-load/first-load.ts";
import { keystrokes } from "./keystrokes/keystrokes.ts";
import { lists } from "./lists.ts";
import { month } from "./month.ts";
import { narrowing } from "./narrowing/narrowing.ts";
import { overhead } from "./overhead.ts";
import { presses } from "./presses/presses.ts";
import { keep, type Measured, type Section, tableOf } from "./report.ts";
import { routes } from "./routes.ts";
import { specifications } from "./specifications/specifications.ts";
import { start } from "./start.ts";

// `npm run bench [-- SECTION ...]`: the figures and their budgets (A2-1 to A2-3) as one table.

const say = (text: string) => void process.stdout.write(`${text}\n`);
const sections: Record<string, () => Promise<Section>> = {
  award,
  bundles,
  "first-load": () => firstLoad(say),
  "cold-start": coldStart,
  overhead,
  client,
  routes: () => routes(say),
  cost,
  edge: edgeCache,
  lists: () => lists(say),
  articles: () => articles(say),
  month: () => month(say),
  billing: () => billing(say),
  chats: () => chats(say),
  specifications: () => specifications(say),
  keystrokes,
  narrowing,
  presses: () => presses(say),
  start,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in sections));
if (unknown.length > 0) throw new Error(`There is no section ${unknown.join(", ")}.`);
const figures: Record<string, unknown> = {};
const lines: Measured[] = [];
for (const [name, measure] of Object.entries(sections)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  say(`measuring ${name}`);
  const section = await measure();
  figures[name] = section.figures;
  lines.push(...section.lines);
}
say(`\n${tableOf(lines)}\n`);
const file = keep("bench.json", { at: new Date().toISOString(), lines, figures });
say(`Written to ${file}`);
if (lines.some(({ ok }) => ok === false)) process.exitCode = 1;
