import { parseArgs } from "node:util";
import { LambdaClient } from "@aws-sdk/client-lambda";
import { S3Client } from "@aws-sdk/client-s3";
import { GetQueueUrlCommand, SQSClient } from "@aws-sdk/client-sqs";
import { callMarketHere } from "./market/state.ts";
import { countDeadLetters, redrive } from "../src/jobs/dead-letters.ts";
import { lostRecords, resendLost } from "../src/jobs/lost-records.ts";
import { stages } from "../src/stages.ts";
import { queueNames } from "../src/data/queues.ts";

/**
 * `npm run resend -- --stage prod` tells what was given up in that stage: records of the stream
 * that the relay could not move, and dead letters of each queue. With names it sends them again:
 * `npm run resend -- --stage prod lost notify`. Without a stage it is the market on this machine.
 */
const kinds = ["lost", ...queueNames] as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { stage: { type: "string" } },
});
const say = (text: string) => void process.stdout.write(`${text}\n`);
const fault = faultOf();
if (fault) {
  process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
} else await main(values.stage ?? "dev");

function faultOf(): string | undefined {
  const strange = positionals.find((name) => !kinds.some((kind) => kind === name));
  if (strange) return `Nothing is called ${strange}: name some of ${kinds.join(", ")}.`;
  if (values.stage !== undefined)
    return stages.some((stage) => stage === values.stage)
      ? undefined
      : `--stage is one of ${stages.join(", ")}.`;
  if (callMarketHere()) return undefined;
  return "No market runs on this machine: npm start, or --stage for one on AWS.";
}

async function main(stage: string): Promise<void> {
  const clients = { lambda: new LambdaClient(), s3: new S3Client() };
  const sqs = new SQSClient({ useQueueUrlAsEndpoint: false });
  const relay = `bupum-${stage}-job-relay`;
  for (const kind of kinds) {
    const wanted = positionals.includes(kind);
    if (!wanted && positionals.length > 0) continue;
    if (kind === "lost") {
      const count = wanted
        ? await resendLost(clients, relay, say)
        : (await lostRecords(clients, relay)).length;
      say(`${kind}: ${count} batches of records ${wanted ? "sent again" : "lie there"}`);
      continue;
    }
    const { QueueUrl = "" } = await sqs.send(
      new GetQueueUrlCommand({ QueueName: `bupum-${stage}-${kind}` }),
    );
    const count = wanted ? await redrive(sqs, QueueUrl) : await countDeadLetters(sqs, QueueUrl);
    say(`${kind}: ${count} dead letters ${wanted ? "sent again" : "lie there"}`);
  }
}
