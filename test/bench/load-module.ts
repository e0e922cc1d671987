import { readdirSync } from "node:fs";
import { builtinModules } from "node:module";

// A child process of cold-start.ts: how long one module takes to load. Lambda's own runtime has
// loaded these before it measures a function's init.
const preloaded = "http https crypto stream zlib tls net url util fs buffer os path events dns";
for (const name of preloaded.split(" "))
  if (builtinModules.includes(name)) await import(`node:${name}`);
readdirSync(".");

const [file = ""] = process.argv.slice(2);
const cpu = process.cpuUsage();
const started = performance.now();
await import(file);
const ms = performance.now() - started;
const { user, system } = process.cpuUsage(cpu);
process.stdout.write(JSON.stringify({ ms, cpuMs: (user + system) / 1000 }), () => process.exit(0));
