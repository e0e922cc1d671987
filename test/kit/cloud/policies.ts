import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Policies, readPolicies } from "@bupum/infra/local/access/templates";
import { functionsFolder, root } from "@bupum/infra/local/kernel/place";

const run = promisify(execFile);

/** The rights of the functions where a deploy has other settings than stage dev's own. */
export async function policiesWith(settings: Record<string, string>): Promise<Policies> {
  const folder = mkdtempSync(join(tmpdir(), "bupum-policies-"));
  try {
    await run(process.execPath, ["infra/src/app.ts", "--bundles", functionsFolder], {
      cwd: root,
      env: {
        PATH: process.env["PATH"],
        CDK_OUTDIR: folder,
        CDK_VALIDATION: "false",
        CDK_CONTEXT_JSON: JSON.stringify(settings),
      },
      maxBuffer: 16 * 1024 * 1024,
    });
    return readPolicies(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
