import { type ChildProcess, execFile, spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { root } from "./place.ts";
import { isStale } from "./prepare.ts";

const run = promisify(execFile);
const workspaces = ["web", "admin"] as const;
export type Workspace = (typeof workspaces)[number];

const sourcesOf = (workspace: Workspace) => [
  `${workspace}/{src,public}/**/*`,
  `${workspace}/*.{html,ts,json,env}`,
  `${workspace}/.env*`,
  "shared/src/**/*.ts",
  "shared/ui/{src,build}/**/*",
];

const vite = () => {
  const require = createRequire(join(root, "web/package.json"));
  return join(dirname(require.resolve("vite/package.json")), "bin/vite.js");
};

/** Pages ask for their API on their own origin, whatever its port. */
const environment = { ...process.env, NODE_ENV: "production" };

/** Builds the sites whose sources are newer than what was built of them. */
export async function buildSites(say: (text: string) => void): Promise<void> {
  for (const workspace of workspaces) {
    const index = join(root, workspace, "dist/index.html");
    if (!isStale(index, ...sourcesOf(workspace))) continue;
    say(`${workspace} 사이트를 만드는 중`);
    try {
      await run(process.execPath, [vite(), "build", "--logLevel", "warn"], {
        cwd: join(root, workspace),
        env: environment,
        maxBuffer: 16 * 1024 * 1024,
      });
    } catch (error) {
      const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
      throw new Error(`The ${workspace} site cannot be built:\n${stdout}${stderr}`, {
        cause: error,
      });
    }
  }
}

/** Starts a Vite server for one site; changes show in the browser at once. */
export function startVite(workspace: Workspace, port: number): ChildProcess {
  return spawn(process.execPath, [vite(), "--port", String(port), "--strictPort"], {
    cwd: join(root, workspace),
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
}
