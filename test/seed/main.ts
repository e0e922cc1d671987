import { parseArgs } from "node:util";
import { seedMarket, seedParts } from "./market.ts";
import { accounts } from "./people-rows.ts";

const usage = "seed market [--parts FILE.jsonl[.gz]] [--limit COUNT] [--aliases FILE.json]";

/** Lines of progress, and last the accounts as JSON: infra/local reads them. */
const say = (line: string) => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      parts: { type: "string" },
      limit: { type: "string" },
      aliases: { type: "string" },
    },
  });
  const limit = values.limit === undefined ? undefined : Number(values.limit);
  if (positionals[0] !== "market" || (limit !== undefined && !(limit > 0))) {
    process.stderr.write(`${usage}\n`);
    process.exitCode = 2;
    return;
  }
  const started = performance.now();
  await seedMarket(say);
  if (values.parts !== undefined)
    await seedParts(
      values.parts,
      {
        ...(limit !== undefined && { limit }),
        ...(values.aliases !== undefined && { aliasFile: values.aliases }),
      },
      say,
    );
  say(`Seeded in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  say(JSON.stringify({ accounts }));
}

await main();
