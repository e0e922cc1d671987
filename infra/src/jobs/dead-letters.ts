import {
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  type Message,
  ReceiveMessageCommand,
  SendMessageCommand,
  type SQSClient,
} from "@aws-sdk/client-sqs";

/** The address of the queue where the messages of another lie that failed too often. */
async function deadLettersOf(sqs: SQSClient, queueUrl: string): Promise<string> {
  const { Attributes = {} } = await sqs.send(
    new GetQueueAttributesCommand({ QueueUrl: queueUrl, AttributeNames: ["RedrivePolicy"] }),
  );
  const policy = JSON.parse(Attributes["RedrivePolicy"] ?? "{}") as Record<string, string>;
  const name = policy["deadLetterTargetArn"]?.split(":").at(-1);
  if (!name) throw new Error(`${queueUrl} has no dead letters.`);
  const { QueueUrl } = await sqs.send(new GetQueueUrlCommand({ QueueName: name }));
  return QueueUrl!;
}

/** About how many dead letters a queue has. */
export async function countDeadLetters(sqs: SQSClient, queueUrl: string): Promise<number> {
  const { Attributes = {} } = await sqs.send(
    new GetQueueAttributesCommand({
      QueueUrl: await deadLettersOf(sqs, queueUrl),
      AttributeNames: ["ApproximateNumberOfMessages"],
    }),
  );
  return Number(Attributes["ApproximateNumberOfMessages"] ?? 0);
}

/**
 * Moves the dead letters of a queue back into it; returns how many. By receive, send and delete,
 * which every cloud supports; a crash in between duplicates a message but never loses one.
 */
export async function redrive(sqs: SQSClient, queueUrl: string): Promise<number> {
  const from = await deadLettersOf(sqs, queueUrl);
  const began = Date.now();
  let moved = 0;
  for (;;) {
    const { Messages = [] } = await sqs.send(
      new ReceiveMessageCommand({
        QueueUrl: from,
        MaxNumberOfMessages: 10,
        MessageAttributeNames: ["All"],
        MessageSystemAttributeNames: ["SentTimestamp"],
        VisibilityTimeout: 30,
        WaitTimeSeconds: 1,
      }),
    );
    // Later ones have failed again since: they must not circulate forever.
    const old = Messages.filter(
      (message) => Number(message.Attributes?.["SentTimestamp"]) <= began,
    );
    for (const message of old) await moveBack(sqs, message, { from, to: queueUrl });
    moved += old.length;
    if (old.length === 0) return moved;
  }
}

async function moveBack(
  sqs: SQSClient,
  { Body, MessageAttributes, ReceiptHandle }: Message,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await sqs.send(
    new SendMessageCommand({
      QueueUrl: to,
      MessageBody: Body,
      ...(MessageAttributes && { MessageAttributes }),
    }),
  );
  await sqs.send(new DeleteMessageCommand({ QueueUrl: from, ReceiptHandle }));
}
