import { type FunctionName, findFunctions } from "@bupum/infra/build";
import { grants } from "@bupum/infra/rights/grants";
import { rowUsers } from "@bupum/infra/rights/row-grants";
import { jobs } from "@bupum/infra/jobs/jobs";
import { chatBySendbird } from "@bupum/infra/local/stand-ins/overrides";
import { beforeAll, describe, expect, test } from "vitest";
import { type Template, functionNames, ofType, synthesize } from "./synthesized.ts";

interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
}
interface Role {
  name: string;
  statements: Statement[];
}

/** Resources with a wildcard, and why (the templates carry the same reasons for cdk-nag). */
const wildcards: RegExp[] = [
  // Object keys are not known in advance.
  /-uploads-arn.*\/(quarantine|drafts|files|exports|documents)\/\*/,
  // Lambda names its objects by hour and at random.
  /-lost-arn.*\/\*/,
  // A catalogue has as many sitemap files as it needs.
  /-web-files-arn.*\/sitemap\*/,
  // The gateway names connections when they open; what may be done with them is its own part.
  /(ApiF70053CD"\},"\/ws|-connections-arn"\},")\/(POST|DELETE)\/@connections\/\*"/,
  // ListStreams supports no narrower resource.
  /^"\*"$/,
  // Secrets Manager ends an ARN with six random characters.
  /:secret:bupum\/dev\/(token-key|solapi|eximbank|data-portal|juso|toss-payments|sendbird)-\?{6}/,
];

let templates: Record<string, Template>;
let roles: Role[];
beforeAll(() => {
  templates = synthesize();
  roles = Object.entries(templates).flatMap(([stack, template]) => rolesOf(stack, template));
});

function rolesOf(stack: string, { Resources }: Template): Role[] {
  return Object.entries(Resources)
    .filter(([, { Type }]) => Type === "AWS::IAM::Role" || Type === "AWS::IAM::Policy")
    .map(([id, { Properties }]) => {
      const inline = (Properties["Policies"] ?? [Properties]) as {
        PolicyDocument: { Statement: Statement[] };
      }[];
      const statements = inline.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
      return { name: `${stack}/${id}`, statements };
    });
}
const actionsOf = ({ statements }: Role) => statements.flatMap(({ Action }) => Action);
const resourcesOf = ({ Resource }: Statement) => (Array.isArray(Resource) ? Resource : [Resource]);
/** Roles that may do something, by the function's name. */
const allowedTo = (action: string) => [...new Set(namesAllowedTo(action))];
const namesAllowedTo = (action: string) =>
  roles
    .filter((role) => actionsOf(role).includes(action))
    .map(({ name }) => functionNames.find((known) => name.includes(`/${idOf(known)}Role`)) ?? name);
const idOf = (name: string) => name.replaceAll("-", "");

/** Roles that may read a key of the provider of chat. */
const sendbirdReaders = (made: Record<string, Template>) =>
  Object.entries(made)
    .flatMap(([stack, template]) => rolesOf(stack, template))
    .filter(({ statements }) => JSON.stringify(statements).includes("secret:bupum/dev/sendbird"))
    .map(({ name }) => name.replace(/Role[0-9A-F]{8}$/, ""))
    .toSorted();

describe("roles", () => {
  test("allow single actions, never a family of them", () => {
    const faults = roles.filter((role) => actionsOf(role).some((action) => action.includes("*")));
    expect(faults).toEqual([]);
  });

  test("name their resources; each wildcard among them has a reason", () => {
    const faults = roles.flatMap(({ name, statements }) =>
      statements
        .flatMap(resourcesOf)
        .map((resource) => JSON.stringify(resource))
        .filter((text) => /[*?]/.test(text) && !wildcards.some((known) => known.test(text)))
        .map((text) => `${name} ${text}`),
    );
    expect(faults).toEqual([]);
  });

  test("give every function its own", () => {
    const used = ofType(templates, "AWS::Lambda::Function").map(({ Properties }) =>
      JSON.stringify(Properties["Role"]),
    );
    expect(used).toHaveLength(functionNames.length);
    const stacks = ["user-api", "admin-api", "jobs"];
    for (const stack of stacks) {
      const own = ofType({ stack: templates[stack]! }, "AWS::Lambda::Function").map(
        ({ Properties }) => JSON.stringify(Properties["Role"]),
      );
      expect(new Set(own).size).toBe(own.length);
    }
  });

  test("let nobody scan the table, so that no list grows with it", () => {
    expect(allowedTo("dynamodb:Scan")).toEqual([]);
    expect(allowedTo("dynamodb:PartiQLSelect")).toEqual([]);
  });

  test("let the index write many rows in one call, and nobody else", () => {
    expect(allowedTo("dynamodb:BatchWriteItem")).toEqual(["job-index"]);
  });

  test("let only those functions read the key of tokens that log in or renew a session", () => {
    const readers = roles.filter(({ statements }) =>
      statements.some((statement) => JSON.stringify(statement.Resource).includes("token-key")),
    );
    const names = readers.map(({ name }) => name.replace(/Role[0-9A-F]{8}$/, ""));
    expect(names.toSorted()).toEqual([
      "admin-api/adminauth",
      "user-api/userauth",
      "user-api/userusers",
    ]);
  });

  test("let nobody read a key of Sendbird, but the two functions of chat where it was chosen", () => {
    expect(sendbirdReaders(templates)).toEqual([]);
    expect(sendbirdReaders(synthesize(chatBySendbird))).toEqual([
      "jobs/jobchat",
      "user-api/userchats",
    ]);
  });

  test("let only the sitemap's job write to the site's bucket, and nothing but sitemaps", () => {
    const writers = roles.filter(({ statements }) =>
      statements.some(
        (statement) =>
          JSON.stringify(statement.Resource).includes("web-files-arn") &&
          statement.Action === "s3:PutObject",
      ),
    );
    expect(writers.map(({ name }) => name.replace(/Role[0-9A-F]{8}$/, ""))).toEqual([
      "jobs/jobsitemap",
    ]);
  });

  test("give the function behind the pages no way to write", () => {
    const heads = roles.find(({ name }) => name.includes("siteheads"))!;
    expect(
      actionsOf(heads).filter((action) => /Put|Update|Delete|Write|Send/.test(action)),
    ).toEqual(["logs:PutLogEvents"]);
  });

  test("let only the workers send mail, and only the relay and the index fill queues", () => {
    expect(allowedTo("ses:SendEmail")).toEqual(["job-notify"]);
    // The index worker puts the rest of a batch back on its own queue.
    expect(allowedTo("sqs:SendMessage")).toEqual(["job-relay", "job-index"]);
  });
});

describe("the tables of powers and jobs", () => {
  test("speak of functions that exist", () => {
    const known = new Set<string>(functionNames);
    const named = [...Object.keys(grants), ...rowUsers];
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  test("name the same jobs as functions/src/jobs holds", () => {
    const found = Object.keys(findFunctions()).filter((name) => name.startsWith("job-"));
    expect(Object.keys(jobs).toSorted()).toEqual(found.toSorted());
  });

  test("leave no resource of the contract without its handler", () => {
    const found = findFunctions();
    expect(functionNames.filter((name) => !found[name as FunctionName])).toEqual([]);
    expect(Object.keys(found).filter((name) => !functionNames.includes(name))).toEqual([]);
  });
});
