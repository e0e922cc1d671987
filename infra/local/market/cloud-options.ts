import type { DynamoDb, Work } from "../table/dynamodb.ts";
import type { Log } from "../kernel/log.ts";
import type { PreferredPorts } from "./components.ts";

export interface CloudOptions {
  /** Where everything is kept; in memory without it. */
  dataDir?: string;
  /** Inner ports to take when they are free; any free ones without it. */
  ports?: PreferredPorts;
  /** Whether streams and the clock start at once (default), or by startStreams(). */
  streams?: boolean;
  /** Whether schedules fire; in tests they are fired by hand. */
  schedules?: boolean;
  /** How soon a failed message comes back, instead of the queue's visibility time-out. */
  redeliverySeconds?: number;
  /** Origins of the two sites, for links and CORS. */
  sites?: { web: string; admin: string };
  /** The folders with the templates and the functions, for a test's own. */
  templates?: string;
  functions?: string;
  /** Where the rows are kept for now, instead of dataDir; see DynamoDb.moveTo. */
  databaseFolder?: string;
  /** What DynamoDB is tuned for. */
  work?: Work;
  /** A database that starts already, instead of one that the cloud starts. */
  dynamoDb?: Promise<DynamoDb>;
  /** Additional variables for every function, such as LIMIT_FACTOR for a bench. */
  variables?: Record<string, string>;
  log?: Log;
}
