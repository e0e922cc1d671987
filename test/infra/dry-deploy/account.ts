import { linksOf } from "./links.ts";
import type { Outlined, Outlines } from "./outline.ts";

/** A resource as it exists in the account, under the stack and the id that made it. */
export interface Living extends Outlined {
  stack: string;
  id: string;
}

/** Properties that no two resources of a type may share. */
const unique: Record<string, string[]> = {
  "AWS::Lambda::Function": ["FunctionName"],
  "AWS::IAM::Role": ["RoleName"],
  "AWS::SQS::Queue": ["QueueName"],
  "AWS::KMS::Alias": ["AliasName"],
  "AWS::S3::Bucket": ["BucketName"],
  "AWS::Logs::LogGroup": ["LogGroupName"],
  "AWS::CloudWatch::Dashboard": ["DashboardName"],
  "AWS::ApiGatewayV2::Route": ["RouteKey"],
};

/** Everything that exists, and which stack exports what: enough to follow a call to its function. */
export class Account {
  /** The stacks as they were deployed last. */
  readonly stacks: Outlines = {};
  readonly #byType = new Map<string, Map<string, Living>>();
  /**
   * Integrations as the gateway still serves them: it deploys a change by itself, some time after
   * the change was made.
   */
  #served: ReadonlyMap<string, Living> = new Map();

  static of(outlines: Outlines): Account {
    const account = new Account();
    for (const [stack, outline] of Object.entries(outlines)) {
      account.stacks[stack] = outline;
      for (const [id, each] of Object.entries(outline.resources))
        account.add({ ...each, stack, id });
    }
    return account;
  }

  add(each: Living): void {
    const alike = this.#byType.get(each.type) ?? new Map<string, Living>();
    alike.set(`${each.stack}/${each.id}`, each);
    this.#byType.set(each.type, alike);
  }

  drop({ type, stack, id }: Living): void {
    this.#byType.get(type)?.delete(`${stack}/${id}`);
  }

  /** From now on changes are made: the gateway goes on with what it has. */
  serveAsIs(): void {
    this.#served = new Map(this.#byType.get("AWS::ApiGatewayV2::Integration"));
  }

  find(type: string, stack: string, id: string): Living | undefined {
    return this.#byType.get(type)?.get(`${stack}/${id}`);
  }

  ofType(type: string): Living[] {
    return [...(this.#byType.get(type)?.values() ?? [])];
  }

  ofStack(stack: string): Living[] {
    return [...this.#byType.values()].flatMap((alike) =>
      [...alike.values()].filter((each) => each.stack === stack),
    );
  }

  /** Whatever AWS would refuse to make a second time. */
  twinsOf(wanted: Living): Living[] {
    const names =
      unique[wanted.type]?.filter((name) => wanted.properties[name] !== undefined) ?? [];
    if (names.length === 0) return [];
    return this.ofType(wanted.type).filter(
      (other) =>
        names.every((name) => other.properties[name] === wanted.properties[name]) &&
        // A route is unique within its API, and each API has a stack.
        (wanted.type !== "AWS::ApiGatewayV2::Route" || other.stack === wanted.stack),
    );
  }

  /** Routes, as the stack of their API and their key, that lead to a function which may be called. */
  answered(): Set<string> {
    const all = this.#everything();
    return new Set(
      this.ofType("AWS::ApiGatewayV2::Route")
        .filter((route) => this.#leads(route, all))
        .map(({ stack, properties }) => `${stack}: ${String(properties["RouteKey"])}`),
    );
  }

  #everything(): Everything {
    const functions = this.ofType("AWS::Lambda::Function");
    const permissions = this.ofType("AWS::Lambda::Permission");
    const roles = this.ofType("AWS::IAM::Role").filter((each) => linksOf(each).callable.size > 0);
    // CDK puts the id of what is exported into the name.
    const exportsOf = ({ stack, id }: Living) =>
      (this.stacks[stack]?.exports ?? []).filter((name) => name.includes(`GetAtt${id}Arn`));
    return {
      named: new Map(functions.map((each) => [String(each.properties["FunctionName"]), each])),
      permitted: new Set(
        permissions.map((each) => {
          const { calledId, api } = linksOf(each);
          return `${each.stack}/${calledId} ${each.stack}/${api}`;
        }),
      ),
      roles: new Map(roles.flatMap((each) => exportsOf(each).map((name) => [name, each]))),
    };
  }

  #leads(route: Living, all: Everything): boolean {
    const { stack } = route;
    const id = linksOf(route).integration ?? "";
    const integration = this.find("AWS::ApiGatewayV2::Integration", stack, id);
    if (!integration) return false;
    const served = this.#served.get(`${stack}/${id}`) ?? integration;
    return this.#works(integration, all) && this.#works(served, all);
  }

  /** Whether an integration leads to a function that exists, and may call it. */
  #works(integration: Living, { named, permitted, roles }: Everything): boolean {
    const { api, calledId = "", calledName = "", roleExport } = linksOf(integration);
    const own = this.find("AWS::Lambda::Function", integration.stack, calledId);
    const called = own ?? named.get(calledName);
    if (!called) return false;
    if (roleExport === undefined)
      return permitted.has(`${called.stack}/${called.id} ${integration.stack}/${api}`);
    const role = roles.get(roleExport);
    return role?.stack === called.stack && linksOf(role).callable.has(called.id);
  }
}

/** What an answer to a call depends on, by how integrations name it. */
interface Everything {
  named: ReadonlyMap<string, Living>;
  permitted: ReadonlySet<string>;
  roles: ReadonlyMap<string, Living>;
}
