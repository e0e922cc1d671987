import { join } from "node:path";
import { Access, functionKey } from "../access/access.ts";
import { documentsOf } from "../access/documents.ts";
import { isSocketApi } from "../templates/deployment.ts";
import { startSockets } from "../gateway/sockets.ts";
import { startGate } from "../access/gate.ts";
import { jsonClient } from "../kernel/aws.ts";
import { corsRulesOf } from "../bucket/cors.ts";
import { startBucketGate } from "../bucket/gate.ts";
import { type DynamoDb, dynamoDbAt, startDynamoDb, type Work } from "../table/dynamodb.ts";
import { identitiesOf, physicalName } from "../templates/identities.ts";
import type { Log } from "../kernel/log.ts";
import type { BucketKey } from "../table/lost-records.ts";
import { environmentOverrides, parameterValues, templateOrigins } from "../stand-ins/overrides.ts";
import { accessKey, region } from "../kernel/place.ts";
import { startStorage, type Storage } from "../queues/queues.ts";
import { Resolver } from "../templates/resolve.ts";
import { type File, openStandIns } from "../stand-ins/all-stand-ins.ts";
import { startStandIns } from "../stand-ins/stand-ins.ts";
import { type Raw, readStacks } from "../templates/template.ts";

export interface PreferredPorts {
  userApi?: number;
  adminApi?: number;
  inboxes?: number;
  dynamoDb?: number;
  storage?: number;
  buckets?: number;
  toss?: number;
}

interface Options {
  dataDir?: string;
  templates: string;
  ports?: PreferredPorts;
  sites?: { web: string; admin: string };
  databaseFolder?: string;
  work?: Work;
  dynamoDb?: Promise<DynamoDb>;
  log: Log;
}

function dynamoDbOf(options: Options, file: File): Promise<DynamoDb> {
  if (options.dynamoDb) return options.dynamoDb;
  const { databaseFolder, work, ports = {} } = options;
  const folder = databaseFolder ?? file("dynamodb");
  return startDynamoDb({
    ...(folder && { folder }),
    ...(ports.dynamoDb && { port: ports.dynamoDb }),
    ...(work && { work }),
  });
}

/** Starts what stands for AWS and the outside services, and reads the templates against it. */
export async function startComponents(options: Options): Promise<Components> {
  const { dataDir, ports = {}, log } = options;
  const file: File = (name) => dataDir && join(dataDir, name);
  const [dynamoDb, storage] = await Promise.all([
    dynamoDbOf(options, file),
    startStorage(file("storage"), ports.storage),
  ]);
  const services = openStandIns(file);
  // The gate asks for the rules of a bucket when a browser does: the templates are read by then.
  let parts: Components | undefined = undefined;
  const gate = await startBucketGate({
    storage: storage.origin,
    cors: (bucket) => parts?.corsOf(bucket) ?? [],
    access: () => parts!.access,
    log,
    ...(ports.buckets && { port: ports.buckets }),
  });
  const standIns = await startStandIns(services, log, {
    ...(ports.toss && { toss: ports.toss }),
  });
  const sockets = await startSockets(log);
  const roleGate = await startGate({
    behind: {
      DynamoDB_20120810: dynamoDb.origin,
      DynamoDBStreams_20120810: dynamoDb.origin,
      AmazonSQS: storage.origin,
      secretsmanager: standIns.origins.secrets,
      ses: standIns.origins.ses,
      TrentService: standIns.origins.kms,
      "execute-api": sockets.origin,
    },
    databaseKey: dynamoDb.keyId,
    access: () => parts!.access,
    log,
  });
  const started = { options, dynamoDb, storage, gate, roleGate, standIns, sockets, ...services };
  return (parts = new Components(started));
}

interface Started extends ReturnType<typeof openStandIns> {
  options: Options;
  dynamoDb: DynamoDb;
  storage: Storage;
  gate: Awaited<ReturnType<typeof startBucketGate>>;
  roleGate: Awaited<ReturnType<typeof startGate>>;
  standIns: Awaited<ReturnType<typeof startStandIns>>;
  sockets: Awaited<ReturnType<typeof startSockets>>;
}

/** The running parts, and the templates with their references answered by them. */
export class Components {
  readonly dynamoDb: Started["dynamoDb"];
  readonly storage: Started["storage"];
  readonly gate: Started["gate"];
  /** Open sockets, which stay open when templates and functions are read again. */
  readonly sockets: Started["sockets"];
  readonly mail: Started["mail"];
  readonly solapi: Started["solapi"];
  readonly toss: Started["toss"];
  readonly sendbird: Started["sendbird"];
  readonly origins: Started["standIns"]["origins"];
  readonly sites: { web: string; admin: string };
  readonly #started: Started;
  #resolver: Resolver;
  #access: Access;

  constructor(started: Started) {
    this.#started = started;
    this.dynamoDb = started.dynamoDb;
    this.storage = started.storage;
    this.gate = started.gate;
    this.sockets = started.sockets;
    this.mail = started.mail;
    this.solapi = started.solapi;
    this.toss = started.toss;
    this.sendbird = started.sendbird;
    this.origins = started.standIns.origins;
    this.sites = started.options.sites ?? templateOrigins;
    this.#resolver = this.#read();
    this.#access = new Access(documentsOf(this.#resolver));
  }

  readonly resolver = () => this.#resolver;

  /** Who may do what, as the templates say. */
  get access() {
    return this.#access;
  }

  /** Reads the templates again. */
  reread() {
    this.#resolver = this.#read();
    this.#access = new Access(documentsOf(this.#resolver));
  }

  get queueNames(): string[] {
    return this.#resolver.ofType("AWS::SQS::Queue").map(physicalName);
  }

  /** The bucket that browsers may send files to: the one with CORS rules. */
  get bucket(): string | undefined {
    return this.#resolver
      .ofType("AWS::S3::Bucket")
      .filter((resource) => "CorsConfiguration" in resource.properties)
      .map(physicalName)[0];
  }

  corsOf(bucket: string) {
    const found = this.#resolver
      .ofType("AWS::S3::Bucket")
      .find((resource) => physicalName(resource) === bucket);
    return found ? corsRulesOf(this.#resolver.properties(found)) : [];
  }

  /** Values of variables that name an outside address, where a template has them. */
  get overrides(): Record<string, string> {
    return environmentOverrides({
      ...this.origins,
      site: this.sites.web,
      admin: this.sites.admin,
      sockets: `${this.#started.roleGate.origin}/${this.#socketApi ?? ""}`,
    });
  }

  /** The id of the gateway of sockets. */
  get #socketApi(): string | undefined {
    const apis = this.#resolver.ofType("AWS::ApiGatewayV2::Api");
    return apis.filter(isSocketApi).map(physicalName)[0];
  }

  /** Variables that Lambda itself gives to a function: its own key, and where its calls go. */
  functionEnvironment(name: string): Record<string, string> {
    return {
      ...this.environment(),
      ...this.#started.roleGate.environment,
      AWS_ACCESS_KEY_ID: functionKey(name),
    };
  }

  /** The calls that AWS itself makes in the role of a function in order to start it. */
  clientsAs(name: string) {
    const { origin } = this.#started.roleGate;
    const keyId = functionKey(name);
    return {
      streams: dynamoDbAt(origin, async () => undefined, keyId).streams,
      queues: jsonClient({ origin, target: "AmazonSQS", version: "1.0", scope: "sqs", keyId }),
    };
  }

  /** The same for the operator, who may do everything and bypasses the gate. */
  environment(): Record<string, string> {
    return {
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: this.dynamoDb.keyId,
      AWS_SECRET_ACCESS_KEY: accessKey.secret,
      AWS_ENDPOINT_URL_DYNAMODB: this.dynamoDb.origin,
      AWS_ENDPOINT_URL_S3: this.gate.origin,
      AWS_ENDPOINT_URL_SQS: this.storage.origin,
      AWS_ENDPOINT_URL_SESV2: this.origins.ses,
      AWS_ENDPOINT_URL_SECRETS_MANAGER: this.origins.secrets,
      AWS_ENDPOINT_URL_KMS: this.origins.kms,
    };
  }

  /** What the buckets know a function by. */
  bucketKeyOf(name: string): BucketKey {
    const keyId = functionKey(name);
    return { origin: this.gate.origin, region, keyId, secret: accessKey.secret };
  }

  async stop() {
    this.solapi.stop();
    this.toss.stop();
    this.sendbird.stop();
    const { roleGate, standIns } = this.#started;
    await Promise.all([this.gate, roleGate, standIns, this.sockets].map((part) => part.stop()));
    await this.storage.stop();
    await this.dynamoDb.stop();
  }

  #read(): Resolver {
    const { options, secrets, kms, gate, roleGate } = this.#started;
    const stacks = readStacks(options.templates);
    if (stacks.length === 0) throw new Error(`No templates in ${options.templates}`);
    for (const stack of stacks) moveOrigins(stack.resources.values(), this.sites);
    const resources = stacks.flatMap((stack) => [...stack.resources.values()]);
    secrets.create(resources.filter(({ type }) => type === "AWS::SecretsManager::Secret"));
    kms.create(resources.filter(({ type }) => type === "AWS::KMS::Key").map(physicalName));
    const identities = identitiesOf({
      parameters: parameterValues(secrets.tokenPublicKey),
      addresses: { buckets: new URL(gate.origin).host, queues: roleGate.origin },
      secret: secrets.find,
    });
    return new Resolver(stacks, identities);
  }
}

/** Replaces the origins that stage dev names by those that the sites have on this machine. */
function moveOrigins(
  resources: Iterable<{ properties: Record<string, Raw> }>,
  sites: { web: string; admin: string },
) {
  const here = new Map([
    [templateOrigins.web, sites.web],
    [templateOrigins.admin, sites.admin],
  ]);
  function replace(value: Raw): Raw {
    if (typeof value === "string") return here.get(value) ?? value;
    if (Array.isArray(value)) return value.map(replace);
    if (!value || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replace(part)]));
  }
  for (const resource of resources)
    for (const [key, value] of Object.entries(resource.properties))
      resource.properties[key] = replace(value);
}
