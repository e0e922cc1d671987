import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import {
  CreateSecretCommand,
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import { root } from "./build.ts";
import { secretName } from "./powers.ts";
import { siteFiles } from "./site-files.ts";
import { type TokenKey, createTokenKey, publicKeyOf } from "./token-key.ts";

/**
 * `npm run deploy -- --context stage=prod …`: makes the key of session tokens once, builds and
 * deploys all stacks, then uploads both sites. Further arguments go to `cdk deploy` as they are.
 */
const given = process.argv.slice(2);
const { values } = parseArgs({
  args: given,
  strict: false,
  options: { context: { type: "string", short: "c", multiple: true } },
});
const stage =
  (values.context ?? [])
    .map(String)
    .find((pair) => pair.startsWith("stage="))
    ?.slice("stage=".length) ?? "dev";
const outputs = join(root, "cdk.out/outputs.json");
const say = (text: string) => process.stdout.write(`${text}\n`);

const secrets = new SecretsManagerClient();
const publicKey = publicKeyOf(await tokenKey(secretName(stage, "token-key")));
for (const name of ["solapi", "eximbank", "data-portal"]) await mention(secretName(stage, name));
for (const workspace of ["web", "admin"]) run("npm", ["run", "build", "-w", workspace]);
run("npx", [
  "cdk",
  "deploy",
  "--all",
  "--outputs-file",
  outputs,
  ...["user-api", "admin-api"].flatMap((api) => [
    "--parameters",
    `bupum-${stage}-${api}:TokenPublicKey=${publicKey}`,
  ]),
  ...given,
]);
await uploadSites();

/** The private key, made at the first deploy of a stage and never again. */
async function tokenKey(name: string): Promise<TokenKey> {
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
    await secrets.send(new GetSecretValueCommand({ SecretId: name }));
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error;
    say(`The secret ${name} does not exist yet: see README, "Deploy".`);
  }
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error(`${command} ${args.slice(0, 2).join(" ")} failed`);
}

async function uploadSites(): Promise<void> {
  // Written by the CDK a moment ago: stack -> output -> value.
  const written = JSON.parse(readFileSync(outputs, "utf8")) as Record<
    string,
    Record<string, string>
  >;
  const site = written[`bupum-${stage}-site`] ?? {};
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
