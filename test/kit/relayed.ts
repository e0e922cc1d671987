import { matches, type Pattern } from "@bupum/infra/local/table/patterns";
import { jobs } from "@bupum/infra/jobs/jobs";

const trigger = jobs["job-relay"]?.trigger;
/** The event filters of the relay, as they are deployed. */
export const relayFilters = (trigger?.on === "stream" ? trigger.filters : []) as readonly Pattern[];

/** Whether the relay is sent the changes of a row. */
export function isRelayed(pk: string, sk: string): boolean {
  const record = { dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } } } };
  return relayFilters.some((filter) => matches(record, filter));
}
