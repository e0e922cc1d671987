import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import type { CloudOptions } from "./cloud-options.ts";
import type { Via } from "../gateway/http-api.ts";
import { queueUrl } from "../templates/identities.ts";
import { openNote } from "../kernel/journal.ts";
import { lambdaApi } from "../lambda/lambda-api.ts";
import { type Log, makeLogFolder, silent } from "../kernel/log.ts";
import { templatesFolder } from "../kernel/place.ts";
import { Housekeeping, notesOf } from "./housekeeping.ts";
import { prepare } from "./prepare.ts";
import { type Components, startComponents } from "./components.ts";
import { redrive } from "../queues/queues.ts";
import { createResources } from "./resources.ts";
import type { Runtime } from "./runtime.ts";
import { type RunningServer, serveApi, startInboxes } from "./servers.ts";
import { startRuntime } from "./start-runtime.ts";
import { enableStream, isEmpty } from "../table/tables.ts";
import type { RawObject } from "../templates/template.ts";

/** Starts the cloud that the templates describe, without sites, seed and console. */
export async function startCloud(options: CloudOptions = {}): Promise<Cloud> {
  const templates = options.templates ?? templatesFolder;
  if (!options.templates && !existsSync(join(templates, "manifest.json"))) await prepare();
  const parts = await startComponents({ ...options, templates, log: options.log ?? silent });
  try {
    const tables = await createResources(parts);
    const [table] = tables.keys();
    const wasEmpty = table === undefined || (await isEmpty(parts.dynamoDb.call, table));
    const cloud = new Cloud({ options, parts, tables, wasEmpty });
    await cloud.open();
    if (options.streams !== false) await cloud.startStreams();
    return cloud;
  } catch (error) {
    await parts.stop();
    throw error;
  }
}

interface Ready {
  options: CloudOptions;
  parts: Components;
  tables: Map<string, RawObject>;
  wasEmpty: boolean;
}

/** The running cloud: its addresses, and what a test or a person may do with it. */
export class Cloud {
  readonly parts: Components;
  /** The one table of the market. */
  readonly table: string;
  /** Whether the table was empty when the cloud started. */
  readonly wasEmpty: boolean;
  readonly apis = { user: this.api("user"), admin: this.api("admin") };
  userApi = "";
  adminApi = "";
  inboxes = "";
  readonly #options: CloudOptions;
  readonly #tables: Map<string, RawObject>;
  readonly #streamArns = new Map<string, string>();
  readonly #log: Log;
  readonly #logFolder: string | undefined;
  readonly #notes: ReturnType<typeof notesOf>;
  readonly #servers: RunningServer[] = [];
  readonly #onReload: (() => void)[] = [];
  #runtime: Runtime;
  #housekeeping: Housekeeping | undefined;

  constructor({ options, parts, tables, wasEmpty }: Ready) {
    this.#options = options;
    this.parts = parts;
    this.#tables = tables;
    this.wasEmpty = wasEmpty;
    this.table = [...tables.keys()][0] ?? "";
    this.#log = options.log ?? silent;
    this.#logFolder = options.dataDir && makeLogFolder(join(options.dataDir, "logs"));
    this.#notes = notesOf((name, first) =>
      openNote(options.dataDir && join(options.dataDir, name), first),
    );
    this.#runtime = this.#startRuntime();
    const sender = this.environment["SOLAPI_SENDER"];
    if (sender) parts.solapi.senders.add(sender);
  }

  get dynamoDb() {
    return this.parts.dynamoDb;
  }
  get storage() {
    return this.parts.storage;
  }
  get mail() {
    return this.parts.mail;
  }
  get messages() {
    return this.parts.solapi;
  }
  get bucket() {
    return this.parts.bucket;
  }

  /** Addresses of the queues, by what follows bupum-dev- in their names, such as notify. */
  get queues(): Record<string, string> {
    const { origin } = this.storage;
    return Object.fromEntries(
      this.parts.queueNames.map((name) => [
        name.split("-").slice(2).join("-"),
        queueUrl(origin, name),
      ]),
    );
  }

  /** Variables that at least one function has, and so what a seed or a test needs. */
  get environment(): Record<string, string> {
    const shared: Record<string, string> = {};
    for (const { settings } of this.#runtime.lambdas.values())
      Object.assign(shared, settings.environment);
    delete shared["AWS_LAMBDA_FUNCTION_NAME"];
    const lambda = { AWS_ENDPOINT_URL_LAMBDA: this.inboxes };
    return { ...shared, ...this.parts.environment(), ...lambda, ...this.#options.variables };
  }

  /** An API by its id or its name; asked for anew at each call, since a reload replaces it. */
  api(name: string) {
    return {
      handle: (request: IncomingMessage, response: ServerResponse, via?: Via) =>
        must(
          this.#runtime.apis.find(({ settings }) => settings.id === name || settings.name === name),
          name,
        ).handle(request, response, via),
    };
  }

  /** The gateway of sockets by its id; undefined for an API of another kind. */
  socket(id: string) {
    const { sockets } = this.parts;
    if (!sockets.has(id)) return undefined;
    return {
      upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer, via: Via) =>
        sockets.upgrade(id, request, socket, head, via),
    };
  }

  /** Starts to listen: both gateways, each at its own address, and the inboxes. */
  async open() {
    const { ports = {} } = this.#options;
    const user = await serveApi(this.apis.user, ports.userApi);
    const admin = await serveApi(this.apis.admin, ports.adminApi);
    const { toss, sendbird } = this.parts;
    const inboxes = await startInboxes({
      services: this.parts,
      chatProvider: () => this.environment["CHAT_PROVIDER"] ?? "OWN",
      queueNames: () => this.parts.queueNames,
      redrive: (queue) => this.redrive(queue),
      lambdaApi: lambdaApi({
        mappings: () => this.#runtime.streamMappings,
        invoke: (name, event) => this.invoke(name, event),
      }),
      ...(this.#logFolder && { logFolder: this.#logFolder }),
      ...(ports.inboxes && { port: ports.inboxes }),
    });
    this.#servers.push(user, admin, inboxes);
    this.userApi = user.origin;
    this.adminApi = admin.origin;
    this.inboxes = inboxes.origin;
    const { WEBHOOK_KEY: key } = this.environment;
    if (key) toss.webhookUrl = `${this.userApi}/payment-orders/webhook/${key}`;
    sendbird.webhookUrl = `${this.userApi}/chats/webhook`;
  }

  /** Starts the background work: streams, the removal of expired rows and files, and the clock. */
  async startStreams() {
    if (this.#housekeeping) return;
    for (const [name, properties] of this.#tables) {
      const found = await enableStream(this.dynamoDb.call, name, properties);
      if (found) this.#streamArns.set(name, found);
    }
    this.#housekeeping = new Housekeeping({
      parts: this.parts,
      notes: this.#notes,
      log: this.#log,
      files: this.#options.dataDir !== undefined,
    });
    this.#startStreams();
  }

  #startStreams() {
    this.#runtime.startStreams();
    this.#housekeeping?.follow(this.#runtime, this.#tables);
    if (this.#options.schedules) this.#runtime.startClock();
  }

  #startRuntime() {
    return startRuntime({
      parts: this.parts,
      options: this.#options,
      notes: this.#notes,
      log: this.#log,
      logFolder: this.#logFolder,
      streamArn: (name) => this.#streamArns.get(name),
    });
  }

  #queueName(name: string): string {
    return must(
      this.parts.queueNames.find((one) => one === name || one.endsWith(`-${name}`)),
      name,
    );
  }

  /** Puts the dead letters of a queue back into it; answers how many. */
  redrive(queue: string): Promise<number> {
    return redrive(this.storage, this.#queueName(queue));
  }

  /** The messages in a queue. */
  view(queue: string) {
    return this.storage.view(this.#queueName(queue));
  }

  /** Invokes a function with an event, as a schedule or a queue would. */
  async invoke(name: string, event: unknown): Promise<unknown> {
    const result = await this.#runtime.lambda(name).invoke(JSON.stringify(event));
    this.#runtime.wake();
    return JSON.parse(result);
  }

  #isSettled(): boolean {
    if (!this.#runtime.isCaughtUp()) return false;
    return this.#runtime.queues.every((name) => {
      const view = this.storage.view(name);
      return !view || view.ready.length + view.inFlight + view.delayed === 0;
    });
  }

  /** Resolves when the streams are read and the queues are empty: no effect is outstanding. */
  async settled(timeoutMs = 15_000): Promise<void> {
    const until = Date.now() + timeoutMs;
    this.#runtime.wake();
    for (let calm = 0; calm < 3;) {
      if (Date.now() > until) {
        const queues = this.parts.queueNames.map((name) => this.storage.view(name));
        const caughtUp = this.#runtime.isCaughtUp();
        throw new Error(`Not settled: ${JSON.stringify({ caughtUp, queues })}`);
      }
      await pause(10);
      calm = this.#isSettled() ? calm + 1 : 0;
    }
  }

  /** Removes rows past their end, as of `now` in milliseconds; it happens by itself in time. */
  async removeOldRows(now = Date.now()) {
    await this.#housekeeping?.sweep(now);
  }

  onReload(act: () => void) {
    this.#onReload.push(act);
  }

  /** Takes over new templates and new code: routes, functions, mappings and schedules. */
  async reload() {
    await this.#runtime.stop();
    this.parts.reread();
    await createResources(this.parts);
    this.#runtime = this.#startRuntime();
    for (const act of this.#onReload) act();
    if (this.#housekeeping) this.#startStreams();
  }

  /** Takes over new code of functions only. */
  reloadFunctions() {
    for (const lambda of this.#runtime.lambdas.values()) lambda.reload();
  }

  async stop() {
    await Promise.all(this.#servers.map((server) => server.stop()));
    await this.parts.sockets.closeAll();
    await this.#runtime.stop();
    this.#housekeeping?.stop();
    await this.parts.stop();
  }
}

function must<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The templates have no ${name}`);
  return value;
}
