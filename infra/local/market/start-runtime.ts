import { ownCalls, refusedCalls } from "../access/lambda-asks.ts";
import type { Log } from "../kernel/log.ts";
import { functionsFolder } from "../kernel/place.ts";
import { deploymentOf, unsupported } from "../templates/deployment.ts";
import type { CloudOptions } from "./cloud-options.ts";
import type { Components } from "./components.ts";
import type { notesOf } from "./housekeeping.ts";
import { Runtime } from "./runtime.ts";

interface Parts {
  parts: Components;
  options: CloudOptions;
  notes: ReturnType<typeof notesOf>;
  log: Log;
  logFolder: string | undefined;
  streamArn(table: string): string | undefined;
}

/** Starts the present templates; throws where AWS would refuse them. */
export function startRuntime({ parts, options, notes, log, logFolder, streamArn }: Parts): Runtime {
  const missing = unsupported(parts.resolver().all());
  if (missing.length > 0) log.say(`이 컴퓨터에는 없는 리소스: ${missing.join(", ")}`);
  const deployment = deploymentOf(parts.resolver(), options.functions ?? functionsFolder);
  const refused = refusedCalls(parts.access, ownCalls(deployment));
  if (refused.length > 0) throw new Error(`AWS would refuse this deploy:\n${refused.join("\n")}`);
  const runtime = new Runtime({
    deployment,
    environment: (name) => ({
      ...parts.functionEnvironment(name),
      ...options.variables,
    }),
    clientsAs: (name) => parts.clientsAs(name),
    overrides: parts.overrides,
    dynamoDb: parts.dynamoDb,
    storage: parts.storage,
    bucketKeyOf: (name) => parts.bucketKeyOf(name),
    log,
    ...notes,
    ...(logFolder && { logFolder }),
    ...(options.redeliverySeconds !== undefined && {
      redeliverySeconds: options.redeliverySeconds,
    }),
    streamArn,
  });
  parts.sockets.follow(deployment.sockets, {
    lambda: (name) => runtime.lambdas.get(name),
    onWrite: () => runtime.wake(),
  });
  return runtime;
}
