import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { constants, setPriority } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { root } from "../kernel/place.ts";
import { isStale } from "../market/prepare.ts";

const run = promisify(execFile);
export type Workspace = "web" | "admin";

const sourcesOf = (workspace: Workspace) => [
  `${workspace}/{src,public}/**/*`,
  `${workspace}/*.{html,ts,json,env}`,
  `${workspace}/.env*`,
  "shared/src/**/*.ts",
  "shared/ui/{src,vite}/**/*",
];

const vite = () => {
  const require = createRequire(join(root, "web/package.json"));
  return join(dirname(require.resolve("vite/package.json")), "bin/vite.js");
};

/** Pages ask for their API on their own origin, whatever its port. */
const environment = { ...process.env, NODE_ENV: "production" };

/**
 * Builds a site whose sources are newer than what was built of them; at a lower `priority` (as
 * os.constants names them) it leaves the processor to what is waited for.
 */
export async function buildSite(
  workspace: Workspace,
  say: (text: string) => void,
  priority = constants.priority.PRIORITY_NORMAL,
): Promise<void> {
  const index = join(root, workspace, "dist/index.html");
  if (!isStale(index, ...sourcesOf(workspace))) return;
  say(`${workspace} 사이트를 만드는 중`);
  const fresh = join(root, "build", `site-${workspace}-${process.pid}`);
  try {
    // Beside the old site, which stays until the other is whole.
    const building = run(process.execPath, [vite(), "build", "--outDir", fresh, "--emptyOutDir"], {
      cwd: join(root, workspace),
      env: environment,
      maxBuffer: 16 * 1024 * 1024,
    });
    if (building.child.pid !== undefined) setPriority(building.child.pid, priority);
    await building;
    const dist = join(root, workspace, "dist");
    rmSync(dist, { recursive: true, force: true });
    renameSync(fresh, dist);
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    const text = `The ${workspace} site cannot be built:\n${stdout}${stderr}`;
    if (!existsSync(index)) throw new Error(text, { cause: error });
    say(`${text}\n지난번에 만든 ${workspace} 사이트를 씁니다 (serving the site built before)`);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** Both sites, each once it is built. */
export interface Sites {
  web: Promise<void>;
  admin: Promise<void>;
}

/** Builds the sites while the database works, first the one that the opening waits for. */
export function buildSites(say: (text: string) => void): Sites {
  const web = buildSite("web", say);
  const admin = web.then(() => buildSite("admin", say, constants.priority.PRIORITY_BELOW_NORMAL));
  // Awaited by the start; until then a failure must not end the process by itself.
  for (const one of [web, admin]) one.catch(() => undefined);
  return { web, admin };
}

/** Starts a Vite server for one site; changes show in the browser at once. */
export function startVite(workspace: Workspace, port: number): ChildProcess {
  return spawn(process.execPath, [vite(), "--port", String(port), "--strictPort"], {
    cwd: join(root, workspace),
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
}
