import { readFileSync } from "node:fs";
import { zstdDecompressSync } from "node:zlib";
import { open } from "@bupum/functions/search/catalogue/catalogue";
import { search } from "@bupum/functions/search/catalogue/search";
import { overlayOf, View } from "@bupum/functions/search/catalogue/view";

// What a function has in memory that opens the snapshot of a file and searches it; a process of its
// own, so that nothing of the builder's is counted.

const mega = (bytes: number) => (bytes / 1e6).toFixed(0);
const { heapUsed, rss } = process.memoryUsage();
const started = process.cpuUsage();
const view = new View(
  open(zstdDecompressSync(readFileSync(process.argv[2]!))),
  overlayOf(new Map()),
);
const { user, system } = process.cpuUsage(started);
for (const keyword of ["capacitor", "콘덴서 10uF", "4742"])
  search({ view }, { keyword, limit: 30 });
const now = process.memoryUsage();
process.stdout.write(
  `a function that opens it: ${((user + system) / 1e6).toFixed(2)} s, ${mega(now.rss)} MB resident ` +
    `(${mega(rss)} before), heap ${mega(now.heapUsed)} MB (${mega(heapUsed)} before)\n`,
);
