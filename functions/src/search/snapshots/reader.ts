import { log, textOf } from "../../kernel/log.ts";
import { measure } from "../../kernel/measure.ts";
import { read } from "../../kernel/table.ts";
import { BrokenSnapshot, readFile } from "./files.ts";
import {
  type Changes,
  type Collection,
  type Entry,
  hasGap,
  keptIn,
  keptKey,
  newestOf,
  readChanges,
  type Snapshot,
} from "./items.ts";

// How a function follows the snapshots (S7-4). It asks at most every two seconds what changed
// behind its own last number. A newer snapshot is loaded beside what is answered meanwhile: the
// older one with all changes since it answers the same.

/** What searches a snapshot and the changes since it. */
export interface Engine<E extends Entry, C, O> {
  /** Throws where the content is not what this code wrote. */
  open(content: Uint8Array): C;
  /** A catalogue of nothing. */
  empty(): C;
  /** A small catalogue of what changed since; the one of fewer changes may be used again. */
  overlay(changes: ReadonlyMap<string, E>, before?: O): O;
}

/** A catalogue. Throws BrokenSnapshot. */
export function openedBy<C>(engine: Pick<Engine<Entry, C, unknown>, "open">, content: Uint8Array) {
  try {
    return engine.open(content);
  } catch (error) {
    throw new BrokenSnapshot("A snapshot cannot be opened.", { cause: error });
  }
}

/** What a search answers from. */
export interface Current<C, O> {
  catalogue: C;
  overlay: O;
  /** The number of the last change that it knows. */
  at: number;
}

interface Loaded<C> {
  /** Absent where no snapshot could be read. */
  snapshot?: Snapshot;
  catalogue: C;
  upTo: number;
}

export interface ReaderOptions {
  /** Milliseconds between two polls. */
  pollMs?: number;
  clock?: () => number;
}

const usualPollMs = 2_000;
/** Until a snapshot that could not be read is tried again. */
const forgetMs = 60_000;
/** A call that is frozen with its function loses its connection: that alone is no fault. */
const mostFailures = 3;

/** An alarm watches this metric; searches are answered all the same. */
function tellFault(collection: Collection, error: unknown): void {
  log("error", { job: "snapshots", collection, error: textOf(error) });
  measure({ Job: "snapshots" }, { SnapshotFaults: [1, "Count"] }, { collection });
}

/** Follows the snapshots of one collection, for as long as the function lives. */
export class Reader<E extends Entry, C, O> {
  readonly #collection: Collection;
  readonly #engine: Engine<E, C, O>;
  readonly #pollMs: number;
  readonly #clock: () => number;
  #loaded: Loaded<C> | undefined;
  /** A newer snapshot, which the next poll puts in place. */
  #ready: Loaded<C> | undefined;
  #loading: Promise<void> | undefined;
  /** Behind the loaded snapshot, in order. */
  #changes: Changes<E>[] = [];
  #answer: Current<C, O> | undefined;
  #polling: Promise<void> | undefined;
  #polledAt = -Infinity;
  #failures = 0;
  /** Files that could not be read, and when. */
  readonly #broken = new Map<string, number>();

  constructor(
    collection: Collection,
    engine: Engine<E, C, O>,
    { pollMs = usualPollMs, clock = () => Date.now() }: ReaderOptions = {},
  ) {
    this.#collection = collection;
    this.#engine = engine;
    this.#pollMs = pollMs;
    this.#clock = clock;
  }

  /** What is known by now; throws only where the table cannot be read for the first time. */
  async current(): Promise<Current<C, O>> {
    if (this.#clock() - this.#polledAt >= this.#pollMs) {
      this.#polling ??= this.#poll().finally(() => (this.#polling = undefined));
      await this.#polling;
    }
    return this.#answer!;
  }

  /** Resolves when no snapshot is being loaded. */
  async settled(): Promise<void> {
    await this.#loading;
  }

  async #poll(): Promise<void> {
    const startedAt = this.#clock();
    try {
      await this.#follow();
    } catch (error) {
      if (!this.#answer) throw error;
      tellFault(this.#collection, error);
    }
    // Changes that are made from here on may be unknown to the answer.
    this.#polledAt = startedAt;
  }

  async #follow(): Promise<void> {
    this.#loaded ??= await this.#first();
    const isOther = this.#putInPlace();
    const before = this.#changes.at(-1)?.number ?? this.#loaded.upTo;
    const { kept, changes } = await readChanges<E>(this.#collection, before);
    if (hasGap(before, changes))
      tellFault(this.#collection, new Error(`A change behind ${before} is missing.`));
    this.#changes.push(...changes);
    this.#loadNewer(kept[0]);
    if (this.#answer && changes.length === 0 && !isOther) return;
    const last = isOther ? undefined : this.#answer?.overlay;
    this.#answer = {
      catalogue: this.#loaded.catalogue,
      overlay: this.#engine.overlay(newestOf(this.#changes), last),
      at: this.#changes.at(-1)?.number ?? before,
    };
  }

  /** Loads the current snapshot, or the newest that can be read, or none. */
  async #first(): Promise<Loaded<C>> {
    const { kept } = keptIn(await read(keptKey(this.#collection)));
    if (kept.length === 0) tellFault(this.#collection, new Error("There is no snapshot."));
    for (const snapshot of kept)
      try {
        return await this.#load(snapshot);
      } catch (error) {
        if (error instanceof BrokenSnapshot) this.#broken.set(snapshot.file, this.#clock());
        tellFault(this.#collection, error);
      }
    return { catalogue: this.#engine.empty(), upTo: 0 };
  }

  async #load(snapshot: Snapshot): Promise<Loaded<C>> {
    const content = await readFile(this.#collection, snapshot);
    return { snapshot, catalogue: openedBy(this.#engine, content), upTo: snapshot.upTo };
  }

  /** Begins to load another snapshot than the one in use, at most one at a time. */
  #loadNewer(snapshot: Snapshot | undefined): void {
    const isInUse = snapshot?.file === this.#loaded?.snapshot?.file;
    if (!snapshot || isInUse || this.#loading || this.#ready) return;
    if (this.#clock() - (this.#broken.get(snapshot.file) ?? -Infinity) < forgetMs) return;
    this.#loading = this.#loadBeside(snapshot).finally(() => (this.#loading = undefined));
  }

  async #loadBeside(snapshot: Snapshot): Promise<void> {
    try {
      this.#ready = await this.#load(snapshot);
      this.#failures = 0;
    } catch (error) {
      this.#failures += 1;
      if (!(error instanceof BrokenSnapshot) && this.#failures < mostFailures) return;
      this.#failures = 0;
      this.#broken.set(snapshot.file, this.#clock());
      tellFault(this.#collection, error);
    }
  }

  /** Answers from a snapshot that has been loaded; after a rollback changes are read again. */
  #putInPlace(): boolean {
    if (!this.#ready) return false;
    const before = this.#loaded!.upTo;
    this.#loaded = this.#ready;
    this.#ready = undefined;
    const { upTo } = this.#loaded;
    this.#changes = upTo < before ? [] : this.#changes.filter(({ number }) => number > upTo);
    return true;
  }
}
