import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { type FunctionSettings, timeoutText } from "./settings.ts";
import { FunctionFailure } from "../kernel/failure.ts";

const wished = process.env["BUPUM_WORKERS"];
/**
 * Environments that are kept at once: one takes some 30 MB, and starting it a quarter of a second
 * of processor time. Above this number idle ones are ended. Tests call all functions in turn, and
 * request as many.
 */
const mostWorkers = Number(wished ?? 10);
/** An environment that is idle for so long ends; with a requested number each stays. */
const idleMs = wished === undefined ? 30_000 : Infinity;
const sweepMs = 7_500;
/** How long a function may still work when its host stops or takes over new templates. */
const graceMs = 3_000;

/** What Node compiled for one environment serves the next, where the host keeps such code at all. */
const kept = process.env["NODE_COMPILE_CACHE"];
const compiled = kept === undefined ? {} : { NODE_COMPILE_CACHE: kept };

/** V8 would let each worker's young generation grow to 48 MB before it collects. */
const youngMb = 6;

interface Work {
  event: string;
  done(result: string): void;
  failed(error: FunctionFailure): void;
}

interface Environment {
  worker: Worker;
  work?: Work;
  timer?: NodeJS.Timeout;
  /** Its code is outdated or it was ended: it gets no more work. */
  retired: boolean;
  /** A monotonic clock: two calls within a millisecond are distinguished. */
  usedAt: number;
}

/** What the thread sends back. */
export interface WorkerReply {
  result?: string;
  error?: string;
}

const pools = new Set<WorkerPool>();

/** The execution environments of one function: started when needed, ended when idle. */
export class WorkerPool {
  readonly #settings: FunctionSettings;
  readonly #most: number;
  readonly #logFile: string | undefined;
  readonly #environments = new Set<Environment>();
  /** Idle ones, the last used at the end: it is the warmest. */
  readonly #idle: Environment[] = [];
  readonly #waiting: Work[] = [];
  readonly #sweep: NodeJS.Timeout;

  constructor(settings: FunctionSettings, most: number, logFolder?: string) {
    this.#settings = settings;
    this.#most = most;
    this.#logFile = logFolder && join(logFolder, `${settings.name}.log`);
    this.#sweep = setInterval(() => this.#retireIdle(performance.now() - idleMs), sweepMs);
    this.#sweep.unref();
    pools.add(this);
  }

  get size() {
    return this.#environments.size;
  }

  invoke(event: string): Promise<string> {
    return new Promise((done, failed) => {
      const work = { event, done, failed };
      const environment = this.#idle.pop();
      if (environment) this.#run(environment, work);
      else if (this.#environments.size < this.#most) this.#run(this.#start(), work);
      else this.#waiting.push(work);
    });
  }

  reload() {
    for (const environment of this.#environments) {
      environment.retired = true;
      if (!environment.work) void environment.worker.terminate();
    }
    this.#idle.length = 0;
  }

  /** Ends all environments: those that work on an event when they have answered, in `graceMs`. */
  async stop() {
    clearInterval(this.#sweep);
    pools.delete(this);
    for (const { failed } of this.#waiting.splice(0))
      failed(new FunctionFailure("crash", "The host is stopping"));
    const workers = [...this.#environments].map(({ worker }) => worker);
    const ended = Promise.all(
      workers.map((worker) => new Promise((done) => worker.once("exit", done))),
    );
    this.reload();
    const late = setTimeout(() => void workers.map((worker) => worker.terminate()), graceMs);
    await ended;
    clearTimeout(late);
  }

  #retireIdle(before: number) {
    for (const environment of this.#idle.filter(({ usedAt }) => usedAt < before))
      this.#end(environment);
  }

  #end(environment: Environment) {
    environment.retired = true;
    const at = this.#idle.indexOf(environment);
    if (at >= 0) this.#idle.splice(at, 1);
    void environment.worker.terminate();
  }

  #start(): Environment {
    makeRoom();
    const { environment, memoryMb, ...settings } = this.#settings;
    const worker = new Worker(new URL("./lambda-worker.ts", import.meta.url), {
      env: { ...environment, ...compiled },
      execArgv: ["--disable-warning=ExperimentalWarning", "--enable-source-maps"],
      workerData: { ...settings, memoryMb, logFile: this.#logFile },
      resourceLimits: {
        maxOldGenerationSizeMb: Math.max(memoryMb, 256),
        maxYoungGenerationSizeMb: youngMb,
      },
    });
    const started: Environment = { worker, retired: false, usedAt: performance.now() };
    this.#environments.add(started);
    worker.on("message", (reply: WorkerReply) => this.#finish(started, reply));
    worker.on("error", (error) => this.#crash(started, error.stack ?? error.message));
    worker.on("exit", (code) => this.#crash(started, `Runtime exited with code ${code}`));
    return started;
  }

  #run(environment: Environment, work: Work) {
    environment.work = work;
    environment.timer = setTimeout(() => {
      environment.work = undefined;
      this.#end(environment);
      this.#fail(work, "timeout", timeoutText(this.#settings));
    }, this.#settings.timeoutSeconds * 1000);
    environment.worker.postMessage(work.event);
  }

  #finish(environment: Environment, { result, error }: WorkerReply) {
    const { work } = environment;
    clearTimeout(environment.timer);
    environment.work = undefined;
    environment.usedAt = performance.now();
    if (environment.retired) void environment.worker.terminate();
    else {
      const waiting = this.#waiting.shift();
      if (waiting) this.#run(environment, waiting);
      else this.#idle.push(environment);
    }
    if (error === undefined) work?.done(result ?? "null");
    else work?.failed(new FunctionFailure("thrown", error));
  }

  #crash(environment: Environment, reason: string) {
    // An uncaught error is reported twice: as such, and as the end of the thread.
    if (!this.#environments.delete(environment)) return;
    clearTimeout(environment.timer);
    this.#end(environment);
    const { work } = environment;
    environment.work = undefined;
    if (work) this.#fail(work, "crash", reason);
    const waiting = this.#waiting.shift();
    if (waiting) this.#run(this.#start(), waiting);
  }

  /** Fails a call whose environment has ended and so cannot log the failure. */
  #fail(work: Work, kind: "crash" | "timeout", reason: string) {
    if (this.#logFile) appendFileSync(this.#logFile, `${reason}\n`);
    work.failed(new FunctionFailure(kind, reason));
  }

  /** Since when the environment that is idle longest is idle; undefined without one. */
  get idleSince(): number | undefined {
    return this.#idle[0]?.usedAt;
  }

  /** Ends the environment of this function that is idle longest, if there is one. */
  retireOne(): void {
    const [oldest] = this.#idle;
    if (oldest) this.#end(oldest);
  }
}

function makeRoom() {
  const started = [...pools].reduce((sum, { size }) => sum + size, 0);
  if (started < mostWorkers) return;
  const [oldest] = [...pools]
    .filter(({ idleSince }) => idleSince !== undefined)
    .toSorted((left, right) => left.idleSince! - right.idleSince!);
  oldest?.retireOne();
}
