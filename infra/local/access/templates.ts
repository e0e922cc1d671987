import { type Deployment, deploymentOf } from "../templates/deployment.ts";
import { identitiesOf } from "../templates/identities.ts";
import { functionsFolder } from "../kernel/place.ts";
import { Resolver } from "../templates/resolve.ts";
import { readStacks } from "../templates/template.ts";
import { type Documents, documentsOf } from "./documents.ts";

export interface Policies {
  documents: Documents;
  deployment: Deployment;
  /** The names of tables, buckets and queues that functions get and policies use. */
  environment: Record<string, string>;
}

/** The policies of synthesized templates, for tests that do not start the whole cloud. */
export function readPolicies(folder: string): Policies {
  const identities = identitiesOf({
    parameters: {},
    addresses: { buckets: "buckets", queues: "http://queues" },
    secret: () => "",
  });
  const resolver = new Resolver(readStacks(folder), identities);
  const deployment = deploymentOf(resolver, functionsFolder);
  const environment: Record<string, string> = {};
  for (const one of deployment.functions) Object.assign(environment, one.environment);
  return { documents: documentsOf(resolver), deployment, environment };
}
