import { CfnBudget } from "aws-cdk-lib/aws-budgets";
import type { Construct } from "constructs";
import type { Stage } from "../stages.ts";

/**
 * Tells by mail when the account's month gets dear, before the invoice does. It counts the whole
 * account, since a tag would have to be switched on by hand before it counts anything; the mail
 * goes straight to its reader, who has nothing to confirm for it.
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
