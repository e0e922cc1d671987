import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { GetAccountSettingsCommand, LambdaClient } from "@aws-sdk/client-lambda";
import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { areaStackNames } from "./api/area-stacks.ts";
import { root } from "./build.ts";
import { contextOf, hintsFor, lackingSites } from "./deploy/deploy-checks.ts";
import { lackOf, tokenKey } from "./deploy/deploy-secrets.ts";
import { moveFault } from "./deploy/functions-move.ts";
import { secretName } from "./rights/power.ts";
import { siteFiles } from "./sites/site-files.ts";
import { stageFrom } from "./stages.ts";
import { publicKeyOf } from "./deploy/token-key.ts";

/**
 * `npm run deploy -- --context stage=prod …`: checks all settings first, creates the key of session
 * tokens once, builds and deploys all stacks, then uploads both sites. `--built` uses both sites
 * from their `dist`. Further arguments are passed to `cdk deploy`. Without a terminal it asks
 * nothing.
 */
const given = process.argv.slice(2).filter((each) => each !== "--built");
const isBuilt = process.argv.includes("--built");
const { values } = parseArgs({
  args: given,
  strict: false,
  options: { context: { type: "string", short: "c", multiple: true } },
});
const say = (text: string) => void process.stdout.write(`${text}\n`);
const outputs = join(root, "cdk.out/outputs.json");

try {
  await deploy(stageFrom(contextOf((values.context ?? []).map(String))));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function deploy(stage: ReturnType<typeof stageFrom>): Promise<void> {
  if (isBuilt && lackingSites(root).length > 0)
    throw new Error(`--built needs ${lackingSites(root).join(" and ")}.`);
  const concurrency = await mostAtOnce();
  for (const hint of hintsFor(concurrency)) say(hint);
  const move = await moveFault(stage);
  if (move) throw new Error(move);
  const chat = stage.chatProvider === "SENDBIRD" ? ["sendbird"] : [];
  const providers = ["solapi", "eximbank", "data-portal", "juso", "toss-payments", "popbill"];
  for (const name of [...providers, ...chat]) {
    const lack = await lackOf(secretName(stage.name, name));
    if (lack) say(lack);
  }
  if (!isBuilt)
    for (const workspace of ["web", "admin"]) run("npm", ["run", "build", "-w", workspace]);
  const secret = secretName(stage.name, "token-key");
  const { key, isNew } = await tokenKey(secret);
  if (isNew) say(`Made the secret ${secret}`);
  const publicKey = publicKeyOf(key);
  const stack = (name: string) => `bupum-${stage.name}-${name}`;
  const areas = ["user", "admin"].flatMap((side) =>
    areaStackNames.map((area) => stack(`${side}-${area}`)),
  );
  const others = ["data", "user-api", "admin-api", "socket", "jobs", "site"].map(stack);
  const keys = areas.map((area) => `${area}:TokenPublicKey=${publicKey}`);
  cdk([...areas, ...others], keys, given);
  const site = outputsOf(stack("site"));
  // Only now are the distributions known that its alarms watch.
  const watched = ["Web", "Admin"].map(
    (each) => `${stack("edge-watch")}:${each}Distribution=${site[`${each}DistributionId`]}`,
  );
  cdk([stack("edge-watch")], watched, given);
  await uploadSites(site);
  for (const [key, address] of [
    ["siteUrl", site["WebAddress"]],
    ["adminUrl", site["AdminAddress"]],
  ] as const)
    if (stage[key].endsWith(".cloudfront.net") && stage[key] !== address)
      say(`Deploy once more with --context ${key}=${address}: links and uploads go by it.`);
}

function cdk(stacks: string[], parameters: string[], further: string[]): void {
  run("npx", [
    "cdk",
    "deploy",
    ...stacks,
    "--outputs-file",
    outputs,
    // With a terminal the CDK asks before it widens rights; elsewhere nobody could answer.
    ...(process.stdin.isTTY ? [] : ["--require-approval", "never"]),
    ...parameters.flatMap((each) => ["--parameters", each]),
    ...further,
  ]);
}

/** The account's limit of concurrent functions; also proves region and credentials. */
async function mostAtOnce(): Promise<number> {
  const { AccountLimit } = await new LambdaClient().send(new GetAccountSettingsCommand());
  return AccountLimit?.ConcurrentExecutions ?? 0;
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error(`${command} ${args.slice(0, 2).join(" ")} failed`);
}

/** Written by the CDK just before: stack -> output -> value. */
function outputsOf(stack: string): Record<string, string> {
  const written = JSON.parse(readFileSync(outputs, "utf8")) as Record<
    string,
    Record<string, string>
  >;
  return written[stack] ?? {};
}

async function uploadSites(site: Record<string, string>): Promise<void> {
  const s3 = new S3Client();
  const each = [
    { bucket: site["WebBucket"], dist: "web/dist", prefix: "" },
    { bucket: site["AdminBucket"], dist: "admin/dist", prefix: "admin/" },
  ];
  for (const { bucket, dist, prefix } of each) {
    const files = siteFiles(join(root, dist), prefix);
    for (const { key, body, contentType, cacheControl } of files)
      await s3.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: key,
          Body: body,
          ContentType: contentType,
          CacheControl: cacheControl,
        }),
      );
    say(`Uploaded ${files.length} files of ${dist}`);
  }
  say(`${site["WebAddress"]}  ${site["AdminAddress"]}/admin/`);
}
