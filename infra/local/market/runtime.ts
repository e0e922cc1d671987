import type { JsonClient } from "../kernel/aws.ts";
import type { Deployment } from "../templates/deployment.ts";
import type { DynamoDb } from "../table/dynamodb.ts";
import { type HttpApi, httpApi } from "../gateway/http-api.ts";
import { type Lambda, workerLambda } from "../lambda/lambda.ts";
import type { Log } from "../kernel/log.ts";
import { type BucketKey, type FailedBatch, keepLost } from "../table/lost-records.ts";
import { arn } from "../kernel/place.ts";
import { QueueSource } from "../queues/queue-source.ts";
import type { Storage } from "../queues/queues.ts";
import { Clock } from "../clock/schedules.ts";
import { type Position, StreamReader, type StreamRecord } from "../table/stream.ts";
import { StreamSource } from "../table/stream-source.ts";

type StreamMapping = Deployment["streamMappings"][number];

interface Note<Value> {
  value: Value;
  save(): void;
}

export interface FunctionClients {
  streams: JsonClient;
  queues: JsonClient;
}

export interface RuntimeComponents {
  deployment: Deployment;
  /** Variables that a function gets beside those of its template. */
  environment(name: string): Record<string, string>;
  /** What AWS calls in the role of a function. */
  clientsAs(name: string): FunctionClients;
  /** Values for variables that the templates name, where this machine differs. */
  overrides: Record<string, string>;
  dynamoDb: DynamoDb;
  storage: Storage;
  /** How the buckets know a function's own calls. */
  bucketKeyOf(name: string): BucketKey;
  logFolder?: string;
  log: Log;
  positions: Note<Record<string, Position>>;
  fired: Note<Record<string, number>>;
  redeliverySeconds?: number;
  streamArn(table: string): string | undefined;
}

function lambdasOf(parts: RuntimeComponents): Map<string, Lambda> {
  const { deployment, environment, logFolder } = parts;
  const settings = deployment.functions.map((one) => ({
    ...one,
    environment: {
      ...overridden(one.environment, parts.overrides),
      ...environment(one.name),
      AWS_LAMBDA_FUNCTION_NAME: one.name,
    },
  }));
  return new Map(
    settings.map((one) => [one.name, workerLambda(one, { ...(logFolder && { logFolder }) })]),
  );
}

/** Only what the template names: a variable that it forgets is missing here as in AWS. */
const overridden = (given: Record<string, string>, overrides: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, overrides[name] ?? value]),
  );

interface Consumer {
  name: string;
  batchSize: number;
  /** In whose name it reads; in the operator's without it. */
  call?: JsonClient;
}

/** What the deployment describes, running on top of the table, the queues and the buckets. */
export class Runtime {
  readonly lambdas: Map<string, Lambda>;
  readonly apis: HttpApi[];
  /** Queues that a function reads. */
  readonly queues: string[];
  readonly #parts: RuntimeComponents;
  readonly #queueSources: QueueSource[];
  readonly #streamSources: StreamSource[] = [];
  readonly #readers = new Set<StreamReader>();
  #clock: Clock | undefined;

  constructor(parts: RuntimeComponents) {
    this.#parts = parts;
    const { deployment, storage, log, redeliverySeconds } = parts;
    const onWrite = () => this.wake();
    this.lambdas = lambdasOf(parts);
    this.apis = deployment.apis.map((settings) =>
      httpApi(settings, { lambda: (name) => this.lambdas.get(name), log, onWrite }),
    );
    this.queues = deployment.queueMappings.map(({ queue }) => queue);
    this.#queueSources = deployment.queueMappings.map(
      (mapping) =>
        new QueueSource(
          { ...mapping, lambda: this.lambda(mapping.lambda) },
          {
            storage,
            log,
            onWrite,
            call: parts.clientsAs(mapping.lambda).queues,
            ...(redeliverySeconds !== undefined && { redeliverySeconds }),
          },
        ),
    );
  }

  lambda(name: string): Lambda {
    const lambda = this.lambdas.get(name);
    if (!lambda) throw new Error(`No function is called ${name}`);
    return lambda;
  }

  get streamMappings() {
    return this.#parts.deployment.streamMappings;
  }

  /** Something may have been written: the streams are looked at now. */
  wake() {
    for (const reader of this.#readers) reader.wake();
  }

  isCaughtUp() {
    return [...this.#readers].every((reader) => reader.isCaughtUp());
  }

  /** Reads a table's stream for one consumer, from where that consumer stopped. */
  follow(
    table: string,
    { name, batchSize, call = this.#parts.dynamoDb.streams }: Consumer,
    work: (records: StreamRecord[]) => Promise<void>,
  ): void {
    const { positions, log } = this.#parts;
    const streamArn = this.#parts.streamArn(table);
    if (!streamArn) return;
    const position = (positions.value[`${name} ${streamArn}`] ??= {});
    const onMove = () => positions.save();
    this.#readers.add(
      new StreamReader({ call, streamArn, name, position, batchSize, work, onMove, log }),
    );
  }

  startStreams() {
    for (const mapping of this.#parts.deployment.streamMappings) {
      const { table, lambda, batchSize, onFailure } = mapping;
      const source = new StreamSource(
        {
          ...mapping,
          streamArn: this.#parts.streamArn(table) ?? "",
          lambda: this.lambda(lambda),
          ...(onFailure && {
            onGivenUp: (lost) => this.#keepLost(mapping, onFailure, lost),
          }),
        },
        this.#parts.log,
      );
      this.#streamSources.push(source);
      const call = this.#parts.clientsAs(lambda).streams;
      const take = (records: StreamRecord[]) => source.take(records);
      this.follow(table, { name: lambda, batchSize, call }, take);
    }
  }

  startClock() {
    const { deployment, fired, log } = this.#parts;
    this.#clock ??= new Clock({
      schedules: deployment.schedules.map((one) => ({ ...one, lambda: this.lambda(one.lambda) })),
      fired,
      log,
      onWrite: () => this.wake(),
    });
  }

  async stop() {
    for (const source of this.#streamSources) source.stop();
    await Promise.all([
      this.#clock?.stop(),
      ...[...this.#readers].map((reader) => reader.stop()),
      ...this.#queueSources.map((source) => source.stop()),
    ]);
    await Promise.all([...this.lambdas.values()].map((lambda) => lambda.stop()));
  }

  #keepLost(
    { id, table, lambda }: StreamMapping,
    bucket: string,
    lost: FailedBatch,
  ): Promise<void> {
    const { streamArn, bucketKeyOf } = this.#parts;
    const functionArn = arn("lambda", `function:${lambda}`);
    const place = { bucket, mappingId: id, functionArn, streamArn: streamArn(table) ?? "" };
    return keepLost(place, lost, bucketKeyOf(lambda));
  }
}
