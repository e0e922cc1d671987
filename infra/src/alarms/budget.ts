import { CfnBudget } from "aws-cdk-lib/aws-budgets";
import type { Construct } from "constructs";
import type { Stage } from "../stages.ts";

/**
 * Warns by mail before the account's month becomes expensive. It counts the whole account, since a
 * tag only counts after being activated by hand; mail without a topic needs no confirmation by its
 * reader.
 */
export function monthlyBudget(scope: Construct, stage: Stage): void {
  const subscribers = [{ subscriptionType: "EMAIL", address: stage.alarmMail }];
  const at = (notificationType: "ACTUAL" | "FORECASTED", threshold: number) => ({
    notification: {
      notificationType,
      threshold,
      thresholdType: "PERCENTAGE",
      comparisonOperator: "GREATER_THAN",
    },
    subscribers,
  });
  new CfnBudget(scope, "Budget", {
    budget: {
      budgetType: "COST",
      timeUnit: "MONTHLY",
      budgetLimit: { amount: Number(stage.monthlyBudget), unit: "USD" },
    },
    notificationsWithSubscribers: [at("ACTUAL", 80), at("ACTUAL", 100), at("FORECASTED", 100)],
  });
}
