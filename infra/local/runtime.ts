import type { Deployment } from "./deployment.ts";
import type { DynamoDb } from "./dynamodb.ts";
import { type HttpApi, httpApi } from "./http-api.ts";
import { queueUrl } from "./identities.ts";
import { inlineLambda, type Lambda, workerLambda } from "./lambda.ts";
import type { Log } from "./log.ts";
import { startQueueSource } from "./queue-source.ts";
import type { Storage } from "./queues.ts";
import { startSchedules } from "./schedules.ts";
import {
  type Position,
  startStreamReader,
  type StreamReader,
  type StreamRecord,
} from "./stream.ts";
import { streamWork } from "./stream-source.ts";

interface Note<Value> {
  value: Value;
  save(): void;
}

export interface RuntimeParts {
  deployment: Deployment;
  /** Variables that every function gets beside those of its template. */
  environment: Record<string, string>;
  /** Values for variables that the templates name, where this machine differs. */
  overrides: Record<string, string>;
  dynamoDb: DynamoDb;
  storage: Storage;
  inline: boolean;
  logFolder?: string;
  log: Log;
  positions: Note<Record<string, Position>>;
  fired: Note<Record<string, number>>;
  redeliverySeconds?: number;
  streamArn(table: string): string | undefined;
}

export type Runtime = ReturnType<typeof startRuntime>;

function lambdasOf(parts: RuntimeParts): Map<string, Lambda> {
  const { deployment, environment, inline, logFolder } = parts;
  const settings = deployment.functions.map((one) => ({
    ...one,
    environment: {
      ...overridden(one.environment, parts.overrides),
      ...environment,
      AWS_LAMBDA_FUNCTION_NAME: one.name,
    },
  }));
  if (inline) shareEnvironment(settings.map((one) => one.environment));
  const make = inline
    ? inlineLambda
    : (one: (typeof settings)[number]) => workerLambda(one, { ...(logFolder && { logFolder }) });
  return new Map(settings.map((one) => [one.name, make(one)]));
}

/** Only what the template names: a variable that it forgets is missing here as in AWS. */
const overridden = (given: Record<string, string>, overrides: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, overrides[name] ?? value]),
  );

let inlineEnvironment: string | undefined;

/** Gives this process the environment of all functions: it is read once, when their code loads. */
function shareEnvironment(environments: Record<string, string>[]) {
  const shared: Record<string, string> = {};
  for (const one of environments)
    for (const [name, value] of Object.entries(one)) {
      if (name === "AWS_LAMBDA_FUNCTION_NAME") continue;
      if ((shared[name] ??= value) !== value)
        throw new Error(`Functions disagree about ${name}: they cannot run in one process`);
    }
  const text = JSON.stringify(shared);
  if (inlineEnvironment !== undefined && inlineEnvironment !== text)
    throw new Error("One process can hold one inline cloud: functions read their environment once");
  inlineEnvironment = text;
  Object.assign(process.env, shared, { AWS_LAMBDA_FUNCTION_NAME: "inline" });
}

/** Starts what the deployment describes on top of the running table, queues and buckets. */
export function startRuntime(parts: RuntimeParts) {
  const { deployment, storage, dynamoDb, log, positions, fired } = parts;
  const lambdas = lambdasOf(parts);
  const readers = new Set<StreamReader>();
  const ending = { now: false };
  const onWrite = () => {
    for (const reader of readers) reader.wake();
  };
  const must = (name: string): Lambda => {
    const lambda = lambdas.get(name);
    if (!lambda) throw new Error(`No function is called ${name}`);
    return lambda;
  };

  const apis: HttpApi[] = deployment.apis.map((settings) =>
    httpApi(settings, { lambda: (name) => lambdas.get(name), log, onWrite }),
  );
  const queueSources = deployment.queueMappings.map((mapping) =>
    startQueueSource(
      { ...mapping, lambda: must(mapping.lambda) },
      { storage, log, onWrite, redeliverySeconds: parts.redeliverySeconds },
    ),
  );

  /** Reads a table's stream for one consumer, from where that consumer stopped. */
  function follow(
    table: string,
    name: string,
    batchSize: number,
    work: (records: StreamRecord[]) => Promise<void>,
  ): void {
    const streamArn = parts.streamArn(table);
    if (!streamArn) return;
    const id = `${name} ${streamArn}`;
    const position = (positions.value[id] ??= {});
    const onMove = () => positions.save();
    readers.add(
      startStreamReader({ dynamoDb, streamArn, name, position, batchSize, work, onMove, log }),
    );
  }

  async function giveUp(queue: string, records: StreamRecord[], error: string) {
    const MessageBody = JSON.stringify({ error: error.slice(0, 2000), records });
    await storage.call("SendMessage", { QueueUrl: queueUrl(storage.origin, queue), MessageBody });
  }

  function startStreams() {
    for (const mapping of deployment.streamMappings) {
      const { table, onFailure } = mapping;
      const work = streamWork(
        {
          ...mapping,
          streamArn: parts.streamArn(table) ?? "",
          lambda: must(mapping.lambda),
          ...(onFailure && { onGivenUp: (records, error) => giveUp(onFailure, records, error) }),
        },
        log,
        () => ending.now,
      );
      follow(table, mapping.lambda, mapping.batchSize, work);
    }
  }

  function startClock() {
    return startSchedules({
      schedules: deployment.schedules.map((one) => ({ ...one, lambda: must(one.lambda) })),
      fired,
      log,
      onWrite,
    });
  }
  let clock: ReturnType<typeof startClock> | undefined;

  return {
    apis,
    lambdas,
    /** Queues that a function reads. */
    queues: deployment.queueMappings.map(({ queue }) => queue),
    follow,
    /** Starts what acts by itself: streams and the clock. */
    startStreams,
    startClock: () => void (clock ??= startClock()),
    onWrite,
    isCaughtUp: () => [...readers].every((reader) => reader.isCaughtUp()),
    async stop() {
      ending.now = true;
      await clock?.stop();
      await Promise.all([
        ...[...readers].map((reader) => reader.stop()),
        ...queueSources.map((source) => source.stop()),
      ]);
      await Promise.all([...lambdas.values()].map((lambda) => lambda.stop()));
    },
  };
}
