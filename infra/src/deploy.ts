import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { GetAccountSettingsCommand, LambdaClient } from "@aws-sdk/client-lambda";
import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import {
  CreateSecretCommand,
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import { root } from "./build.ts";
import { contextOf, hintsFor } from "./deploy-checks.ts";
import { secretName } from "./powers.ts";
import { siteFiles } from "./site-files.ts";
import { stageFrom } from "./stages.ts";
import { type TokenKey, createTokenKey, publicKeyOf } from "./token-key.ts";

/**
 * `npm run deploy -- --context stage=prod …`: looks at all settings first, makes the key of
 * session tokens once, builds and deploys all stacks, then uploads both sites. Further arguments
 * go to `cdk deploy` as they are. Without a terminal nothing is asked.
 */
const given = process.argv.slice(2);
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
  const concurrency = await mostAtOnce();
  for (const hint of hintsFor(concurrency)) say(hint);
  for (const name of ["solapi", "eximbank", "data-portal"])
    await mention(secretName(stage.name, name));
  for (const workspace of ["web", "admin"]) run("npm", ["run", "build", "-w", workspace]);
  const publicKey = publicKeyOf(await tokenKey(secretName(stage.name, "token-key")));
  const stack = (name: string) => `bupum-${stage.name}-${name}`;
  const first = ["data", "user-api", "admin-api", "jobs", "site"].map(stack);
  const keys = ["user-api", "admin-api"].map((api) => `${stack(api)}:TokenPublicKey=${publicKey}`);
  cdk(first, keys, given);
  const site = outputsOf(stack("site"));
  // Only now are the distributions known that its alarms look at.
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
    // With a terminal the CDK asks before it widens rights; nobody could answer it elsewhere.
    ...(process.stdin.isTTY ? [] : ["--require-approval", "never"]),
    ...parameters.flatMap((each) => ["--parameters", each]),
    ...further,
  ]);
}

/** How many functions this account may run at once; proves region and credentials on the way. */
async function mostAtOnce(): Promise<number> {
  const { AccountLimit } = await new LambdaClient().send(new GetAccountSettingsCommand());
  return AccountLimit?.ConcurrentExecutions ?? 0;
}

/** The private key, made at the first deploy of a stage and never again. */
async function tokenKey(name: string): Promise<TokenKey> {
  const secrets = new SecretsManagerClient();
  try {
    const { SecretString } = await secrets.send(new GetSecretValueCommand({ SecretId: name }));
    // Written below, or by an operator in the same shape.
    return JSON.parse(SecretString ?? "") as TokenKey;
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error;
    const key = createTokenKey();
    await secrets.send(
      new CreateSecretCommand({
        Name: name,
        Description: "ES256 private key of session tokens",
        SecretString: JSON.stringify(key),
      }),
    );
    say(`Made the secret ${name}`);
    return key;
  }
}

/** Keys of providers come from their contracts: the deploy goes on, and says what lacks. */
async function mention(name: string): Promise<void> {
  try {
    await new SecretsManagerClient().send(new GetSecretValueCommand({ SecretId: name }));
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error;
    say(`The secret ${name} does not exist yet: see docs/operations.md.`);
  }
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error(`${command} ${args.slice(0, 2).join(" ")} failed`);
}

/** Written by the CDK a moment ago: stack -> output -> value. */
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
