import type { ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { apiDocs } from "./sites/api-docs.ts";
import { type Cloud, startCloud } from "./market/cloud.ts";
import { type Distribution, distributionsOf } from "./sites/edge.ts";
import { needJava } from "./table/java.ts";
import { makeDemoChats } from "./market/demo-chats.ts";
import { makeDemoOrders, peopleOf } from "./market/demo-orders.ts";
import { indexBehind } from "./market/index-behind.ts";
import { consoleLog } from "./kernel/log.ts";
import { chatBySendbird, templateOrigins } from "./stand-ins/overrides.ts";
import { root, stateFolder } from "./kernel/place.ts";
import { freePort, mustBeFree, PortTaken, preferredPorts } from "./kernel/ports.ts";
import { choose, prepare } from "./market/prepare.ts";
import { databaseFolder, otherDatabase, startInMemory } from "./market/quick-seed.ts";
import { runSeed, seedProgram } from "./seed.ts";
import { cardOrigins, socketOrigin } from "../src/sites/content-security.ts";
import { buildSites, startVite, type Sites, type Workspace } from "./sites/build.ts";
import { siteBucket } from "./sites/bucket.ts";
import { openSiteFiles, type SiteFiles } from "./sites/files.ts";
import { beingBuilt, indexFills } from "./sites/not-yet.ts";
import { startSite } from "./sites/server.ts";
import {
  endLeftovers,
  forgetData,
  isIndexing,
  isSeedBroken,
  markIndexing,
  markSeeding,
  noteState,
  readAccounts,
  readState,
  runningState,
  writeAccounts,
  writeState,
} from "./market/state.ts";
import { watchSources } from "./market/watch.ts";
import { welcome } from "./market/welcome.ts";

// `npm start`: the whole market on this machine. `npm run dev` is the same with --watch. A first
// start takes a file of real parts with --parts FILE, and --limit COUNT of them; with --whole it
// opens when the index is complete, with --bare it has no requests and orders, and few pages of the
// wiki. At any start, --sendbird makes the provider carry chat as well.
const { values } = parseArgs({
  options: {
    watch: { type: "boolean" },
    parts: { type: "string" },
    limit: { type: "string" },
    whole: { type: "boolean" },
    bare: { type: "boolean" },
    sendbird: { type: "boolean" },
  },
});
const watching = values.watch ?? false;
/** Whether the index is completed before the market opens: a file may be large. */
const isWhole = values.whole === true || values.parts !== undefined;
process.env["TZ"] = "UTC";
if (values.sendbird) choose(chatBySendbird);
const first = Number(process.env["PORT"] ?? 3000);
const ports = { web: first, admin: first + 1, inboxes: first + 2 };
const origins = {
  web: `http://localhost:${ports.web}`,
  admin: `http://localhost:${ports.admin}`,
  inboxes: `http://localhost:${ports.inboxes}`,
};
const started = performance.now();
const log = consoleLog();
const seconds = () => ((performance.now() - started) / 1000).toFixed(1).padStart(5);
const step = (text: string) => void process.stdout.write(`${seconds()} s  ${text}\n`);

/** What Ctrl-C stops, the last started first. */
const running: { stop(): unknown }[] = [];
let stopping = false;
async function stop(code: number) {
  if (stopping) process.exit(1);
  stopping = true;
  for (const part of running.toReversed())
    await Promise.resolve(part.stop()).catch((error: unknown) => log.failure("stopping", error));
  process.exit(code);
}
process.on("SIGINT", () => void stop(0));
process.on("SIGTERM", () => void stop(0));
// The terminal was closed, or the reader of the output has ended (`npm start | head`): stops like
// Ctrl-C, since otherwise the database would keep running. npm repeats a hangup of the terminal:
// the second one is ignored.
process.on("SIGHUP", () => stopping || void stop(0));
for (const output of [process.stdout, process.stderr])
  output.on("error", () => stopping || void stop(0));

try {
  await start();
} catch (error) {
  // Ctrl-C reaches the builds as well: their errors then are no reason to stop at once.
  if (!stopping) {
    process.stderr.write(`\n${explained(error)}\n`);
    await stop(1);
  }
}

/** The error, without a stack if the message is enough: a taken port, a failed build. */
function explained(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const known = error instanceof PortTaken || "errors" in error || error.cause !== undefined;
  return known ? error.message : (error.stack ?? error.message);
}

async function start() {
  if (runningState()) throw new PortTaken("부품이 이미 실행 중입니다 (the market runs already).");
  for (const port of Object.values(ports)) await mustBeFree(port);
  if (!otherDatabase) needJava(step);
  endLeftovers();
  if (isSeedBroken()) {
    step("지난번 데모 데이터 넣기가 끝나지 않아 처음부터 다시 넣습니다");
    forgetData();
  }
  const database = startInMemory(isWhole ? "many-rows" : "few-rows");
  running.push({ stop: async () => (await database)?.stop() });
  await prepare(step);
  // After the templates: without them nothing can be stored.
  const sites: Partial<Sites> = watching ? {} : buildSites(step);
  step("DynamoDB Local, S3, SQS와 함수를 시작하는 중");
  const inner = await preferredPorts(readState()?.ports ?? {});
  const cloud = await startCloud({
    dataDir: stateFolder,
    ports: { ...inner, inboxes: ports.inboxes },
    sites: origins,
    streams: false,
    schedules: true,
    ...(database && { dynamoDb: database }),
    log,
  });
  running.push(cloud);
  remember(cloud);
  const isSeeded = await seed(cloud, database !== undefined);
  if (database) {
    await cloud.dynamoDb.moveTo?.(databaseFolder);
    remember(cloud);
  }
  isSeeded();
  await sites.web;
  await cloud.startStreams();
  if (!watching) await siteBucket(cloud).upload(join(root, "web/dist"));
  await serve(cloud, "web");
  await serve(cloud, "admin", sites.admin);
  step(`시장이 열렸습니다: ${origins.web}`);
  const indexed = fillIndex(cloud);
  // Awaited below; until then a failure must not end the process by itself.
  indexed.catch(() => undefined);
  await sites.admin;
  if (watching) running.push(watchSources(cloud, log));
  process.stdout.write(welcome(origins, readAccounts()));
  if (cloud.wasEmpty && !values.bare) void fillDemo(cloud);
  await indexed;
  if (stopping) return;
  step("준비되었습니다");
  // Written every night; this market has had no night yet.
  if (!(await siteBucket(cloud).stored("sitemap.xml")))
    void cloud.invoke("job-sitemap", {}).catch((error: unknown) => log.failure("sitemap", error));
}

/** Demo requests and orders, created while the market may already be in use. */
async function fillDemo(cloud: Cloud): Promise<void> {
  try {
    const people = await peopleOf(origins.web, readAccounts());
    await makeDemoOrders(people);
    await makeDemoChats(people);
    step("데모 견적, 주문과 채팅을 넣었습니다");
    const filling = new AbortController();
    running.push({ stop: () => filling.abort() });
    const sites = ["--site", origins.web, "--admin", origins.admin];
    await runSeed(["subscriptions", ...sites], cloud.environment, () => undefined, filling.signal);
    step("데모 회원의 구독과 결제를 넣었습니다");
  } catch (error) {
    if (!stopping) log.failure("demo orders, chats and subscriptions", error);
  }
}

/** Stores the addresses for the other commands and for the next start. */
function remember({ dynamoDb, storage, parts, environment }: Cloud) {
  writeState({
    pid: process.pid,
    ...(dynamoDb.pid !== undefined && { databasePid: dynamoDb.pid }),
    ports: {
      dynamoDb: Number(new URL(dynamoDb.origin).port),
      storage: storage.port,
      buckets: parts.gate.port,
      toss: Number(new URL(parts.origins.toss).port),
    },
    environment,
  });
}

/** Resolves once the seed is in its final place: before that a start would begin again. */
async function seed(cloud: Cloud, inMemory: boolean): Promise<() => void> {
  if (!cloud.wasEmpty || !existsSync(seedProgram)) return () => undefined;
  step("데모 시장을 채우는 중");
  const done = markSeeding();
  const { parts, limit } = values;
  const chosen = parts ? ["--parts", parts, ...(limit ? ["--limit", limit] : [])] : [];
  if (inMemory) chosen.push("--in-memory");
  if (values.bare) chosen.push("--few-wikis");
  // In memory, before anybody writes, the index of a large file takes a fraction of the time.
  if (!isWhole) {
    chosen.push("--wanted-first");
    markIndexing();
  }
  const seeding = new AbortController();
  running.push({ stop: () => seeding.abort() });
  writeAccounts(await runSeed(["market", ...chosen], cloud.environment, step, seeding.signal));
  return done;
}

/** Completes the index of a new or interrupted market, beside its users. */
async function fillIndex(cloud: Cloud) {
  if (!isIndexing()) return;
  const done = markIndexing();
  step("위키·뉴스·게시판 검색을 준비하는 중: 부품은 이미 모두 검색됩니다");
  const index = indexBehind(cloud.environment);
  running.push(index);
  if (index.pid !== undefined) noteState({ indexPid: index.pid });
  try {
    await index.whole();
  } catch (error) {
    // The market is in use: the next start completes the index.
    log.failure("search index", error);
    step("글 검색을 다 준비하지 못했습니다. 다음에 시작할 때 이어서 준비합니다");
    return;
  }
  if (stopping) return;
  done();
  step("글 검색까지 모두 준비했습니다");
}

/** Serves a site; until `built` is done, its pages say that it is being built. */
async function serve(cloud: Cloud, workspace: Workspace, built?: Promise<void>) {
  let isBuilding = built !== undefined;
  // The caller awaits it; until then a failure must not end the process.
  built?.then(() => (isBuilding = false)).catch(() => undefined);
  const prefix = workspace === "web" ? "/api" : "/admin-api";
  const vite = watching ? await freePort() : undefined;
  if (vite) running.push(endOf(startVite(workspace, vite)));
  // Both are read again after a reload: the templates and the built files may have changed.
  let distribution: Distribution | undefined;
  let files: SiteFiles | undefined;
  cloud.onReload(() => (distribution = undefined));
  const options = {
    port: ports[workspace],
    distribution: () => (distribution ??= distributionOf(cloud, workspace)),
    api: (id: string) => cloud.api(id),
    socket: (id: string) => cloud.socket(id),
    invoke: (name: string, event: object) => cloud.invoke(name, event),
    ...(workspace === "web" && { stored: siteBucket(cloud).stored }),
    beingBuilt: () => (isBuilding ? beingBuilt : undefined),
    notice: () => (workspace === "web" && isIndexing() ? indexFills : undefined),
    files: () =>
      (files ??= openSiteFiles(
        join(root, workspace, "dist"),
        workspace === "admin" ? "admin/" : "",
      )),
    own: apiDocs(prefix),
    ...(vite && { vite }),
  };
  running.push(await startSite(options));
}

/** Texts of the templates with the local addresses of the site and the card window. */
function toHere(cards: string): (text: string) => string {
  return (text) =>
    text
      .replaceAll(templateOrigins.web, origins.web)
      .replaceAll(socketOrigin(templateOrigins.web), socketOrigin(origins.web))
      .replaceAll(cardOrigins.script, cards)
      .replaceAll(cardOrigins.others, cards);
}

function distributionOf(cloud: Cloud, workspace: Workspace): Distribution {
  const { resolver, gate, origins: cards } = cloud.parts;
  const { host } = new URL(gate.origin);
  const found = distributionsOf(resolver(), host, toHere(cards.toss)).find(
    ({ site }) => site === workspace,
  );
  if (!found) throw new Error(`The templates have no distribution for ${workspace}`);
  return found;
}

function endOf(child: ChildProcess) {
  return { stop: () => void child.kill() };
}
