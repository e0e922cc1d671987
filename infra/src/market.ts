import { contract } from "@bupum/shared/contract";
import { type App, Validations } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";
import { ApiStack } from "./api/api-stack.ts";
import { AreaStack, builtIn } from "./api/area-stack.ts";
import { type Side, areaStackNames } from "./api/area-stacks.ts";
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
 * The whole market: what lasts, the two APIs with the stacks of their functions, sockets, workers,
 * sites, and the alarms of the sites.
 */
export function deployMarket(app: App, parts: Parts) {
  const { stage, bundles } = parts;
  const built = new Set(parts.built);
  const name = (what: string) => `bupum-${stage.name}-${what}`;
  const data = new DataStack(app, name("data"), stage);
  const market = { stage, data };
  const each = { market, bundles, built };
  const areasOf = (side: Side) =>
    new Map(
      areaStackNames
        .filter((area) => builtIn(side, area, built).length > 0)
        .map((area) => [area, new AreaStack(app, name(`${side}-${area}`), [side, area], each)]),
    );
  const areas = { user: areasOf("user"), admin: areasOf("admin") };
  const apiOf = (side: Side) =>
    new ApiStack(app, name(`${side}-api`), side, {
      ...each,
      contract: contract[side],
      areas: areas[side],
    });
  const userApi = apiOf("user");
  const adminApi = apiOf("admin");
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
  const ofAreas = [...areas.user.values(), ...areas.admin.values()];
  for (const stack of [...ofAreas, userApi, adminApi, sockets, jobs, site])
    stack?.addStackDependency(data);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
}
