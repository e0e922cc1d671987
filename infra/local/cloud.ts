import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { deploymentOf } from "./deployment.ts";
import { physicalName, queueUrl } from "./identities.ts";
import { openNote } from "./journal.ts";
import { type Log, makeLogFolder, silent } from "./log.ts";
import { functionsFolder, templatesFolder } from "./place.ts";
import { prepare } from "./prepare.ts";
import { type Parts, type PortWishes, startParts } from "./parts.ts";
import { redrive } from "./queues.ts";
import { startRuntime } from "./runtime.ts";
import type { Position } from "./stream.ts";
import { serveApi, startInboxes } from "./servers.ts";
import { createTable, enableStream, isEmpty } from "./tables.ts";
import { type Ends, timeToLive } from "./time-to-live.ts";

export interface CloudOptions {
  /** Where everything is kept; in memory without it. */
  dataDir?: string;
  /** Inner ports to take when they are free; any free ones without it. */
  ports?: PortWishes;
  /** Runs the functions in this process instead of worker threads. */
  inline?: boolean;
  /** Whether streams and the clock start at once (default), or by startStreams(). */
  streams?: boolean;
  /** Whether schedules fire; in tests they are fired by hand. */
  schedules?: boolean;
  /** How soon a failed message comes back, instead of the queue's visibility time-out. */
  redeliverySeconds?: number;
  /** Origins of the two sites, for links and CORS. */
  sites?: { web: string; admin: string };
  /** The folders with the templates and the functions, for a test's own. */
  templates?: string;
  functions?: string;
  /** A DynamoDB Local that runs already, in memory; this cloud gets tables of its own in it. */
  dynamoDb?: string;
  /** Variables that every function gets on top, such as LIMIT_FACTOR for a bench. */
  variables?: Record<string, string>;
  log?: Log;
}

export type Cloud = Awaited<ReturnType<typeof startCloud>>;

/** Starts the cloud that the templates describe, without sites, seed and console. */
export async function startCloud(options: CloudOptions = {}) {
  const { dataDir, log = silent } = options;
  const templates = options.templates ?? templatesFolder;
  const functions = options.functions ?? functionsFolder;
  if (!options.templates && !existsSync(join(templates, "manifest.json"))) await prepare();
  const file = (name: string) => dataDir && join(dataDir, name);

  const parts = await startParts({ ...options, templates, log });
  const { dynamoDb, storage } = parts;
  const tables = await createResources(parts);
  const [table = ""] = tables.keys();
  const wasEmpty = table === "" || (await isEmpty(dynamoDb.call, table));

  const streamArns = new Map<string, string>();
  const notes = {
    positions: openNote<Record<string, Position>>(file("stream-positions.json"), {}),
    fired: openNote<Record<string, number>>(file("schedules.json"), {}),
    ends: openNote<Record<string, Ends>>(file("ends.json"), {}),
  };
  const environment = { ...parts.environment(), ...options.variables };
  const logFolder = dataDir && makeLogFolder(join(dataDir, "logs"));
  const start = () =>
    startRuntime({
      deployment: parts.read((resolver) => deploymentOf(resolver, functions)),
      environment,
      overrides: parts.overrides,
      dynamoDb,
      storage,
      inline: options.inline ?? false,
      ...(logFolder && { logFolder }),
      log,
      ...notes,
      ...(options.redeliverySeconds !== undefined && {
        redeliverySeconds: options.redeliverySeconds,
      }),
      streamArn: (name) => streamArns.get(name),
    });
  let runtime = start();
  const variables = { ...sharedVariables(runtime.lambdas.values()), ...environment };
  if (variables["SOLAPI_SENDER"]) parts.solapi.senders.add(variables["SOLAPI_SENDER"]);
  let streaming = false;
  const removers: { stop(): void }[] = [];

  function removeOldRows() {
    for (const [name, properties] of tables) {
      const wish = properties["TimeToLiveSpecification"] as { AttributeName?: string } | undefined;
      if (!wish?.AttributeName || !streamArns.has(name)) continue;
      const ends = (notes.ends.value[name] ??= {});
      const attribute = wish.AttributeName;
      const remover = timeToLive({ dynamoDb, table: name, attribute, ends, log });
      removers.push(remover);
      runtime.follow(name, "time-to-live", 1000, (records) => remover.learn(records));
    }
  }

  async function startStreams() {
    if (streaming) return;
    streaming = true;
    for (const [name, properties] of tables) {
      const found = await enableStream(dynamoDb.call, name, properties);
      if (found) streamArns.set(name, found);
    }
    runtime.startStreams();
    removeOldRows();
    if (options.schedules) runtime.startClock();
  }
  if (options.streams !== false) await startStreams();

  /** An API by its id or its name; asked for anew at each call, since a reload replaces it. */
  const api = (name: string) => ({
    handle: (...call: Parameters<(typeof runtime.apis)[number]["handle"]>) =>
      must(
        runtime.apis.find(({ settings }) => settings.id === name || settings.name === name),
        name,
      ).handle(...call),
  });
  const apis = { user: api("user"), admin: api("admin") };
  const onReload: (() => void)[] = [];
  const gateways = {
    user: await serveApi(apis.user, options.ports?.userApi),
    admin: await serveApi(apis.admin, options.ports?.adminApi),
  };
  const queueNames = parts.queueNames;
  const fullName = (name: string) =>
    must(
      queueNames.find((one) => one === name || one.endsWith(`-${name}`)),
      name,
    );
  const redriveQueue = (name: string) => redrive(storage, fullName(name));
  const inboxes = await startInboxes({
    ...parts,
    port: options.ports?.inboxes,
    redrive: redriveQueue,
    ...(logFolder && { logFolder }),
  });
  const save = () => {
    notes.ends.save();
    notes.positions.save();
  };
  const saving = setInterval(save, 30_000);
  saving.unref();

  async function isSettled(): Promise<boolean> {
    if (!runtime.isCaughtUp()) return false;
    return runtime.queues.every((name) => {
      const view = storage.view(name);
      return !view || view.ready.length + view.inFlight + view.delayed === 0;
    });
  }

  return {
    userApi: gateways.user.origin,
    adminApi: gateways.admin.origin,
    api,
    onReload: (act: () => void) => void onReload.push(act),
    table,
    bucket: parts.bucket,
    /** Addresses of the queues, by the last word of their names such as notify. */
    queues: Object.fromEntries(
      queueNames.map((name) => [
        name.split("-").slice(2).join("-"),
        queueUrl(storage.origin, name),
      ]),
    ),
    inboxes: inboxes.origin,
    mail: parts.mail,
    messages: parts.solapi,
    dynamoDb,
    storage,
    parts,
    wasEmpty,
    /** What every function gets, and what a seed needs: addresses, keys, names. */
    environment: variables,
    startStreams,
    redrive: redriveQueue,
    view: (name: string) => storage.view(fullName(name)),
    /** Invokes a function with an event, as a schedule or a queue would. */
    async invoke(name: string, event: unknown): Promise<unknown> {
      const lambda = must(runtime.lambdas.get(name), name);
      const result = await lambda.invoke(JSON.stringify(event));
      runtime.onWrite();
      return JSON.parse(result);
    },
    /** Resolves when the streams are read and the queues are empty: all effects have happened. */
    async settled(timeoutMs = 15_000): Promise<void> {
      const until = Date.now() + timeoutMs;
      runtime.onWrite();
      for (let calm = 0; calm < 3;) {
        if (Date.now() > until) throw new Error(`Not settled: ${JSON.stringify(describe())}`);
        await pause(10);
        calm = (await isSettled()) ? calm + 1 : 0;
      }
      function describe() {
        return { caughtUp: runtime.isCaughtUp(), queues: queueNames.map(storage.view) };
      }
    },
    /** Takes over new templates and new code: routes, functions, mappings and schedules. */
    async reload() {
      await runtime.stop();
      for (const remover of removers.splice(0)) remover.stop();
      parts.reread();
      await createResources(parts);
      runtime = start();
      for (const act of onReload) act();
      if (!streaming) return;
      streaming = false;
      await startStreams();
    },
    /** Takes over new code of functions only. */
    reloadFunctions() {
      for (const lambda of runtime.lambdas.values()) lambda.reload();
    },
    async stop() {
      clearInterval(saving);
      for (const remover of removers) remover.stop();
      await Promise.all([gateways.user.stop(), gateways.admin.stop(), inboxes.stop()]);
      await runtime.stop();
      save();
      await parts.stop();
    },
  };
}

function must<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The templates have no ${name}`);
  return value;
}

/** Makes the tables, queues and buckets that are not there yet; answers with the tables. */
async function createResources(parts: Parts) {
  const { dynamoDb, storage, resolver } = parts;
  const tables = parts.read((read) =>
    read
      .ofType("AWS::DynamoDB::GlobalTable", "AWS::DynamoDB::Table")
      .map((resource) => [physicalName(resource), read.properties(resource)] as const),
  );
  for (const [name, properties] of tables) await createTable(dynamoDb.call, name, properties);
  for (const resource of resolver().ofType("AWS::S3::Bucket"))
    storage.createBucket(physicalName(resource));
  for (const resource of resolver().ofType("AWS::SQS::Queue"))
    await storage.createQueue(physicalName(resource), resolver().properties(resource));
  return new Map(tables);
}

/** Variables that at least one function has; the names are the same everywhere. */
function sharedVariables(
  lambdas: Iterable<{ settings: { environment: Record<string, string> } }>,
): Record<string, string> {
  const shared: Record<string, string> = {};
  for (const { settings } of lambdas) Object.assign(shared, settings.environment);
  delete shared["AWS_LAMBDA_FUNCTION_NAME"];
  return shared;
}
