import { Stack } from "aws-cdk-lib";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { Construct } from "constructs";
import { AlarmTo } from "./alarms.ts";
import type { Stage } from "../stages.ts";

/** Where the alarms of one stack go: a topic of its region, and from there by mail. */
export function alarmTopic(scope: Construct, stage: Stage): AlarmTo {
  const topic = new Topic(scope, "Alarms", { enforceSSL: true });
  topic.addSubscription(new EmailSubscription(stage.alarmMail));
  // A policy of its own replaces the one that lets the whole account publish.
  topic.addToResourcePolicy(
    new PolicyStatement({
      sid: "AlarmsOfThisAccount",
      principals: [new ServicePrincipal("cloudwatch.amazonaws.com")],
      actions: ["sns:Publish"],
      resources: [topic.topicArn],
      conditions: { StringEquals: { "aws:SourceAccount": Stack.of(scope).account } },
    }),
  );
  return new AlarmTo(topic, stage);
}
