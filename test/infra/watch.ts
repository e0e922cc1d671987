import { type Resource, type Template, ofType } from "./synthesized.ts";

type Dimensions = Record<string, unknown>;
/** A value of one period, as a service of AWS reports it to CloudWatch. */
export interface Point {
  namespace: string;
  metric: string;
  dimensions: Dimensions;
  value: number;
}

interface Listed {
  Namespace: string;
  MetricName: string;
  Dimensions?: { Name: string; Value: unknown }[];
}
interface Query {
  Id: string;
  Expression?: string;
  MetricStat?: { Metric: Listed };
}

/** Resources of one type as `stack/id`: two stacks may have the same ids. */
export const idsOf = (templates: Record<string, Template>, type: string): string[] =>
  Object.entries(templates).flatMap(([stack, { Resources }]) =>
    Object.entries(Resources).flatMap(([id, { Type }]) =>
      Type === type ? [`${stack}/${id}`] : [],
    ),
  );

/** All alarms; what they refer to is called `stack/id` as well. */
export const alarmsOf = (templates: Record<string, Template>): Resource[] =>
  Object.entries(templates).flatMap(([stack, template]) => {
    const text = JSON.stringify(template).replaceAll(
      /("Ref":"|"Fn::GetAtt":\[")(?!AWS::)/g,
      (start) => `${start}${stack}/`,
    );
    // The same template but for the names in it.
    return ofType({ stack: JSON.parse(text) as Template }, "AWS::CloudWatch::Alarm");
  });

/** Names of the metrics that an alarm reads, alone or in one sum. */
export const metricsOf = ({ Properties }: Resource): string[] =>
  listedBy(Properties).map(({ metric }) => metric.MetricName);

function listedBy(properties: Resource["Properties"]): { id: string; metric: Listed }[] {
  // CloudFormation wants either one metric or a list of queries.
  if (typeof properties["MetricName"] === "string")
    return [{ id: "", metric: properties as unknown as Listed }];
  const queries = (properties["Metrics"] ?? []) as Query[];
  return queries.flatMap(({ Id, MetricStat }) =>
    MetricStat ? [{ id: Id, metric: MetricStat.Metric }] : [],
  );
}

const inOrder = (dimensions: Dimensions) =>
  JSON.stringify(Object.entries(dimensions).toSorted(([a], [b]) => a.localeCompare(b)));
const dimensionsOf = ({ Dimensions: listed = [] }: Listed) =>
  inOrder(Object.fromEntries(listed.map(({ Name, Value }) => [Name, Value])));

/** Whether CloudWatch raises an alarm over the points of one period. */
export function raised({ Properties }: Resource, points: readonly Point[]): boolean {
  const values = listedBy(Properties).map(({ metric }) =>
    points.find(
      ({ namespace, metric: name, dimensions }) =>
        namespace === metric.Namespace &&
        name === metric.MetricName &&
        inOrder(dimensions) === dimensionsOf(metric),
    ),
  );
  if (values.every((point) => point === undefined))
    return Properties["TreatMissingData"] !== "notBreaching";
  mustBeSum(Properties);
  const sum = values.reduce((total, point) => total + (point?.value ?? 0), 0);
  if (Properties["ComparisonOperator"] !== "GreaterThanOrEqualToThreshold")
    throw new Error("This test knows alarms alone that rise to their threshold.");
  return sum >= Number(Properties["Threshold"]);
}

/** A list of queries is read as the sum of its metrics, and so must be one. */
function mustBeSum(properties: Resource["Properties"]): void {
  const queries = (properties["Metrics"] ?? []) as Query[];
  const expressions = queries.flatMap(({ Expression }) => Expression ?? []);
  const ids = queries.flatMap(({ Id, MetricStat }) => (MetricStat ? [`FILL(${Id}, 0)`] : []));
  if (queries.length > 0 && expressions.join() !== ids.join(" + "))
    throw new Error(`${expressions.join()} is no sum of ${ids.join()}.`);
}
