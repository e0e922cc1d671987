import { contract } from "@bupum/shared/contract";
import { type App, Validations } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";
import { ApiStack } from "./api/api-stack.ts";
import { DataStack } from "./data/data-stack.ts";
import { EdgeWatchStack } from "./alarms/edge-watch-stack.ts";
import { JobsStack } from "./jobs/jobs-stack.ts";
import { SiteStack } from "./sites/site-stack.ts";
import { SocketStack } from "./sockets/socket-stack.ts";
import type { Stage } from "./stages.ts";

interface Parts {
  stage: Stage;
  /** Folder with one folder of bundled code for each function. */
  bundles: string;
  /** Names of the functions in the folder. */
  built: Iterable<string>;
}

/**
 * The whole market in seven stacks: data, the two APIs, sockets, workers, sites, and their alarms.
 */
export function deployMarket(app: App, parts: Parts) {
  const { stage, bundles } = parts;
  const built = new Set(parts.built);
  const name = (what: string) => `bupum-${stage.name}-${what}`;
  const data = new DataStack(app, name("data"), stage);
  const market = { stage, data };
  const each = { market, bundles, built };
  const userApi = new ApiStack(app, name("user-api"), "user", {
    ...each,
    contract: contract.user,
  });
  const adminApi = new ApiStack(app, name("admin-api"), "admin", {
    ...each,
    contract: contract.admin,
  });
  // A build of some functions may lack these; CloudFormation takes no stack without resources.
  const has = (kind: string) => [...built].some((each) => each.startsWith(kind));
  const sockets = has("socket-") ? new SocketStack(app, name("socket"), each) : undefined;
  const site = new SiteStack(app, name("site"), {
    ...each,
    userApiHost: userApi.host,
    adminApiHost: adminApi.host,
    ...(sockets && { socketHost: sockets.host }),
  });
  const reached = { siteFiles: site.webFiles, ...(sockets && { sockets: sockets.reach }) };
  const withReach = { ...each, market: { ...market, ...reached } };
  const jobs = has("job-") ? new JobsStack(app, name("jobs"), withReach) : undefined;
  new EdgeWatchStack(app, name("edge-watch"), stage);
  for (const stack of [userApi, adminApi, sockets, jobs, site]) stack?.addStackDependency(data);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
}
