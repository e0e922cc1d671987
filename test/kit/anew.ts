import { vi } from "vitest";
import { beforeNextFile, putBack } from "./between-files.ts";

// Files of a worker share what npm installed, which is most of what a file reads, and tests of calls
// the contracts and rules of `shared`, which hold nothing. All else begins anew for each of them:
// modules, environment, and what a test put in place of the network.
vi.resetModules();
putBack();
const env = { ...process.env };
const { fetch } = globalThis;
beforeNextFile(() => {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  globalThis.fetch = fetch;
});
