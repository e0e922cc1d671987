import { Duration } from "aws-cdk-lib";
import { Dashboard, GraphWidget, MathExpression } from "aws-cdk-lib/aws-cloudwatch";
import type { Construct } from "constructs";
import type { Stage } from "../stages.ts";

/** The name under which the console has it, and which alarms tell. */
export const dashboardName = (stage: Stage): string => `bupum-${stage.name}-failures`;

/** One line for each of the ten functions of a stage that had most of a metric. */
const mostOf = (stage: Stage, metricName: string) =>
  new MathExpression({
    // The name of each function of the stage has both words; a search finds new functions, too.
    expression: `SORT(REMOVE_EMPTY(SEARCH('{AWS/Lambda,FunctionName} MetricName="${metricName}" bupum ${stage.name}', 'Sum', 300)), SUM, DESC, 10)`,
    period: Duration.minutes(5),
    label: "",
  });

/** Shows which functions fail; answers its name. */
export function failuresDashboard(scope: Construct, stage: Stage): string {
  const name = dashboardName(stage);
  new Dashboard(scope, "FailuresDashboard", {
    dashboardName: name,
    widgets: [
      [
        new GraphWidget({
          title: "Functions that crashed or timed out",
          left: [mostOf(stage, "Errors")],
          width: 24,
        }),
      ],
      [
        new GraphWidget({
          title: "Functions that were throttled",
          left: [mostOf(stage, "Throttles")],
          width: 24,
        }),
      ],
    ],
  });
  return name;
}
