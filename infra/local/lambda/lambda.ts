import { randomUUID } from "node:crypto";
import { arn } from "../kernel/place.ts";
import type { FunctionSettings } from "./settings.ts";
import { WorkerPool } from "./worker-pool.ts";

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
