import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Answered, Asked } from "./worker.ts";

const program = join(import.meta.dirname, "worker.ts");

/** The worker's own log line for one message. */
export interface Cost {
  calls: number;
  readUnits: number;
  writeUnits: number;
}
type Question = Asked extends infer One ? (One extends Asked ? Omit<One, "id"> : never) : never;

/** The import worker in its own process, with its Lambda's memory. */
export class Sandbox {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, (answer: Answered | undefined) => void>();
  #asked = 0;
  #told: Cost | undefined;
  peakMb = 0;

  constructor(bundle: string, memoryMb: number) {
    this.#child = fork(program, [bundle], {
      stdio: ["ignore", "pipe", "inherit", "ipc"],
      // Divides a function's memory as Lambda's Node runtime does.
      execArgv: [
        `--max-old-space-size=${Math.floor(memoryMb * 0.9)}`,
        `--max-semi-space-size=${Math.floor(memoryMb * 0.05)}`,
      ],
    });
    createInterface({ input: this.#child.stdout! }).on("line", (line) => this.#hear(line));
    this.#child.on("message", (answer: Answered) => {
      this.peakMb = Math.max(this.peakMb, answer.peakMb);
      this.#waiting.get(answer.id)?.(answer);
      this.#waiting.delete(answer.id);
    });
    this.#child.on("exit", () => {
      for (const give of this.#waiting.values()) give(undefined);
      this.#waiting.clear();
    });
  }

  #hear(line: string): void {
    if (!line.startsWith("{")) return;
    const said = JSON.parse(line) as Partial<Cost> & { Job?: string };
    const { calls, readUnits, writeUnits } = said;
    if (said.Job === "import")
      this.#told = { calls: calls!, readUnits: readUnits!, writeUnits: writeUnits! };
  }

  /** The answer, or undefined where the worker died before it gave one. */
  ask(question: Question): Promise<Answered | undefined> {
    const id = ++this.#asked;
    this.#told = undefined;
    return new Promise((done) => {
      this.#waiting.set(id, done);
      this.#child.send({ ...question, id });
    });
  }

  /** The cost of the last answered message; its log line may come a moment later. */
  async cost(): Promise<Cost> {
    for (let look = 0; !this.#told && look < 100; look++)
      await new Promise((done) => setTimeout(done, 10));
    return this.#told ?? { calls: 0, readUnits: 0, writeUnits: 0 };
  }

  /** Kills it at once, wherever it is. */
  kill(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return Promise.resolve();
    this.#child.once("exit", () => resolve());
    this.#child.kill("SIGKILL");
    return promise;
  }
}
