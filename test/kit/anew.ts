import { vi } from "vitest";
import { putBack } from "./between-files.ts";

// Files of a worker share what npm installed, which is most of what a file reads. All else begins
// anew for each of them: modules, environment, and what a test put in place of the network.
vi.resetModules();
putBack();
const worker = globalThis as typeof globalThis & { [key: symbol]: unknown };
const began = Symbol.for("bupum.began");
const { env, fetch } = (worker[began] ??= { env: { ...process.env }, fetch: globalThis.fetch }) as {
  env: NodeJS.ProcessEnv;
  fetch: typeof globalThis.fetch;
};
for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
Object.assign(process.env, env);
globalThis.fetch = fetch;
