import { mkdirSync, readFileSync } from "node:fs";
import { fuzz, type FuzzRun, needSchemathesis } from "./schemathesis.ts";
const [name, n = "2"] = process.argv.slice(2);
const runs = JSON.parse(readFileSync("/tmp/intake/runs.json", "utf8")) as FuzzRun[];
mkdirSync("/tmp/intake/out", { recursive: true });
for (const run of runs.filter((one) => !name || name === "all" || one.name === name)) {
  const t = Date.now();
  const { code } = await fuzz(await needSchemathesis(), "/tmp/intake/out", {
    ...run,
    examples: Number(n),
  });
  console.log(run.name, code, Date.now() - t);
}
