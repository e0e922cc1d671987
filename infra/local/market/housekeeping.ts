import { physicalName } from "../templates/identities.ts";
import type { Log } from "../kernel/log.ts";
import { expireObjects, lifecycleOf } from "../bucket/objects.ts";
import type { Components } from "./components.ts";
import type { Runtime } from "./runtime.ts";
import type { Position } from "../table/stream.ts";
import type { RawObject } from "../templates/template.ts";
import { type Ends, TimeToLive } from "../table/time-to-live.ts";

type Open = <Value>(name: string, first: Value) => { value: Value; save(): void };

/** What the cloud keeps over a restart beside rows, files and messages. */
export const notesOf = (open: Open) => ({
  positions: open<Record<string, Position>>("stream-positions.json", {}),
  fired: open<Record<string, number>>("schedules.json", {}),
  ends: open<Record<string, Ends>>("ends.json", {}),
});

interface Options {
  parts: Components;
  notes: ReturnType<typeof notesOf>;
  log: Log;
  /** Whether the files outlive the process, and so can grow old. */
  files: boolean;
}

const hourMs = 3_600_000;
const saveMs = 30_000;

/** What AWS does by itself and the local parts do not: rows and files are removed at their end. */
export class Housekeeping {
  readonly #options: Options;
  readonly #rows = new Map<string, TimeToLive>();
  readonly #timers: NodeJS.Timeout[];
  #stopped = false;

  constructor(options: Options) {
    this.#options = options;
    this.#timers = [
      setInterval(() => this.#save(), saveMs),
      ...(options.files ? [setInterval(() => this.#expireFiles(), hourMs)] : []),
    ];
    for (const timer of this.#timers) timer.unref();
    if (options.files) this.#expireFiles();
  }

  /** Learns from the streams of a runtime which rows have an end. */
  follow(runtime: Runtime, tables: Map<string, RawObject>) {
    const { parts, notes, log } = this.#options;
    for (const [table, properties] of tables) {
      const wish = properties["TimeToLiveSpecification"] as { AttributeName?: string } | undefined;
      const attribute = wish?.AttributeName;
      if (!attribute) continue;
      const ends = (notes.ends.value[table] ??= {});
      let rows = this.#rows.get(table);
      if (!rows) {
        rows = new TimeToLive({ dynamoDb: parts.dynamoDb, table, attribute, ends, log });
        this.#rows.set(table, rows);
      }
      const learner = rows;
      runtime.follow(table, { name: "time-to-live", batchSize: 1000 }, (records) =>
        learner.learn(records),
      );
    }
  }

  /** Removes rows past their end now, as of `now` in milliseconds. */
  async sweep(now: number) {
    for (const rows of this.#rows.values()) await rows.sweep(now);
  }

  stop() {
    this.#stopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    for (const rows of this.#rows.values()) rows.stop();
    this.#save();
  }

  #save() {
    this.#options.notes.ends.save();
    this.#options.notes.positions.save();
  }

  #expireFiles() {
    const { parts, log } = this.#options;
    const resolver = parts.resolver();
    for (const resource of resolver.ofType("AWS::S3::Bucket"))
      for (const rule of lifecycleOf(resolver.properties(resource)))
        expireObjects(parts.storage.origin, physicalName(resource), rule).catch(
          (error: unknown) => {
            if (!this.#stopped)
              log.failure(`removing old files of ${physicalName(resource)}`, error);
          },
        );
  }
}
