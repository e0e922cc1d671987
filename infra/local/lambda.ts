import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { randomUUID } from "node:crypto";
import { FunctionFailure } from "./failure.ts";
import { arn } from "./place.ts";
import { WorkerPool } from "./worker-pool.ts";

export interface FunctionSettings {
  name: string;
  /** The folder with index.mjs. */
  folder: string;
  /** Such as index.handler. */
  handler: string;
  timeoutSeconds: number;
  memoryMb: number;
  environment: Record<string, string>;
}

/** A deployed function; the event and the result are JSON texts, as on AWS. */
export interface Lambda {
  settings: FunctionSettings;
  invoke(event: string): Promise<string>;
  /** Forgets the code that is loaded; the next call loads it again. */
  reload(): void;
  stop(): Promise<void>;
}

interface Options {
  /** Where console output of functions goes. */
  logFolder?: string;
  /** How many events one function works on at a time, each in a worker of its own. */
  concurrency?: number;
}

/** Functions in worker threads: their own environment and memory, one event at a time in each. */
export function workerLambda(settings: FunctionSettings, options: Options): Lambda {
  const pool = new WorkerPool(settings, options.concurrency ?? 4, options.logFolder);
  return {
    settings,
    invoke: (event) => pool.invoke(event),
    reload: () => pool.reload(),
    stop: () => pool.stop(),
  };
}

type Handler = (event: unknown, context: object) => unknown;

const require = createRequire(import.meta.url);

async function load(settings: FunctionSettings): Promise<Handler> {
  const [file = "index", symbol = "handler"] = settings.handler.split(".");
  const path = join(settings.folder, `${file}.mjs`);
  // A bundler's own import() would take the file apart; require of a module does not.
  const module = await loadModule(path);
  const handler = module[symbol];
  if (typeof handler !== "function") throw new Error(`${settings.name} exports no ${symbol}`);
  return handler as Handler;
}

async function loadModule(path: string): Promise<Record<string, unknown>> {
  try {
    return require(path) as Record<string, unknown>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_REQUIRE_ASYNC_MODULE") throw error;
    return (await import(pathToFileURL(path).href)) as Record<string, unknown>;
  }
}

/** A function in this very process, for tests: all functions share one environment then. */
export function inlineLambda(settings: FunctionSettings): Lambda {
  let handler: Promise<Handler> | undefined;
  return {
    settings,
    async invoke(event) {
      const run = await (handler ??= load(settings));
      const deadline = Date.now() + settings.timeoutSeconds * 1000;
      const context = {
        ...contextOf(settings),
        getRemainingTimeInMillis: () => deadline - Date.now(),
      };
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, failed) => {
        timer = setTimeout(
          () => failed(new FunctionFailure("timeout", timeoutText(settings))),
          settings.timeoutSeconds * 1000,
        );
      });
      try {
        const result = await Promise.race([run(JSON.parse(event), context), late]);
        return JSON.stringify(result ?? null);
      } catch (error) {
        if (error instanceof FunctionFailure) throw error;
        throw new FunctionFailure("thrown", error instanceof Error ? error.stack! : String(error));
      } finally {
        clearTimeout(timer);
      }
    },
    reload: () => undefined,
    stop: async () => undefined,
  };
}

export const timeoutText = ({ timeoutSeconds }: FunctionSettings) =>
  `Task timed out after ${timeoutSeconds.toFixed(2)} seconds`;

/** The plain fields of a Lambda context. */
export const contextOf = ({ name, memoryMb }: Pick<FunctionSettings, "name" | "memoryMb">) => ({
  functionName: name,
  functionVersion: "$LATEST",
  invokedFunctionArn: arn("lambda", `function:${name}`),
  memoryLimitInMB: String(memoryMb),
  awsRequestId: randomUUID(),
  logGroupName: `/aws/lambda/${name}`,
  logStreamName: "local",
  callbackWaitsForEmptyEventLoop: true,
});
