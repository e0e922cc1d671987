import { watch } from "node:fs";
import { join } from "node:path";
import type { Cloud } from "./cloud.ts";
import type { Log } from "../kernel/log.ts";
import { root } from "../kernel/place.ts";
import { bundle, synthesize } from "./prepare.ts";

const folders = ["functions/src", "shared/src", "infra/src"];
/** What changes the templates, and not only the code of functions. */
const declares = /^infra\/|\/(admin-)?contract\.ts$|\/(operations|handler)\.ts$/;
const quietMs = 150;

/** Bundles again when a source changes, and takes new routes and functions over. */
export function watchSources(cloud: Cloud, log: Log) {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();

  async function take(files: string[]) {
    const started = performance.now();
    await bundle();
    if (files.some((file) => declares.test(file))) {
      await synthesize();
      await cloud.reload();
    } else cloud.reloadFunctions();
    const ms = Math.round(performance.now() - started);
    log.say(`다시 읽음: ${files.slice(0, 3).join(", ")} (${ms} ms)`);
  }

  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (!name || !/\.(ts|json)$/.test(name)) return;
      changed.add(`${folder}/${name}`);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const files = [...changed];
        changed.clear();
        working = working
          .then(() => take(files))
          .catch((error: unknown) => log.failure("taking the change over", error));
      }, quietMs);
    }),
  );
  return {
    stop() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}
