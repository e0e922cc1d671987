import { type FunctionName, findFunctions } from "@bupum/infra/build";
import { grants } from "@bupum/infra/rights/grants";
import { rowUsers } from "@bupum/infra/rights/row-grants";
import { jobs } from "@bupum/infra/jobs/jobs";
import { chatBySendbird } from "@bupum/infra/local/stand-ins/overrides";
import { beforeAll, describe, expect, test } from "vitest";
import { type Template, areaStacksOf, functionNames, ofType, synthesize } from "./synthesized.ts";

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
  // Each snapshot has a name of its own.
  /-snapshots-arn.*\/\*/,
  // A catalogue has as many sitemap files as it needs.
  /-web-files-arn.*\/sitemap\*/,
  // The gateway names connections when they open; what may be done with them is its own part.
  /(ApiF70053CD"\},"\/ws|-connections-arn"\},")\/(POST|DELETE)\/@connections\/\*"/,
  // ListStreams supports no narrower resource.
  /^"\*"$/,
  // Secrets Manager ends an ARN with six random characters.
  /:secret:bupum\/dev\/(token-key|solapi|eximbank|data-portal|juso|toss-payments|popbill|sendbird)-\?{6}/,
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
  test("allow single actions, no wildcards of actions", () => {
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

  test("are one for each function", () => {
    const used = ofType(templates, "AWS::Lambda::Function").map(({ Properties }) =>
      JSON.stringify(Properties["Role"]),
    );
    expect(used).toHaveLength(functionNames.length);
    for (const stack of [...Object.values(areaStacksOf(templates)), templates["jobs"]!]) {
      const own = ofType({ stack }, "AWS::Lambda::Function").map(({ Properties }) =>
        JSON.stringify(Properties["Role"]),
      );
      expect(new Set(own).size).toBe(own.length);
    }
  });

  test("let a gateway call the functions of the stack that its role is in, and nothing else", () => {
    for (const [stack, { Resources }] of Object.entries(areaStacksOf(templates))) {
      const functions = Object.keys(Resources).filter(
        (id) => Resources[id]!.Type === "AWS::Lambda::Function",
      );
      const [gateway, ...more] = Object.entries(Resources).filter(([, { Properties }]) =>
        JSON.stringify(Properties["AssumeRolePolicyDocument"] ?? "").includes("apigateway"),
      );
      expect(more).toEqual([]);
      expect(gateway![1].Properties["Policies"]).toMatchObject([
        {
          PolicyDocument: {
            Statement: [
              {
                Action: "lambda:InvokeFunction",
                Resource: functions.map((id) => ({ "Fn::GetAtt": [id, "Arn"] })),
              },
            ],
          },
        },
      ]);
      expect([stack, functions.length]).not.toEqual([stack, 0]);
    }
    for (const side of ["user-api", "admin-api"])
      expect(ofType({ api: templates[side]! }, "AWS::Lambda::Permission")).toEqual([]);
  });

  test("let nobody scan the table, so that no list grows with it", () => {
    expect(allowedTo("dynamodb:Scan")).toEqual([]);
    expect(allowedTo("dynamodb:PartiQLSelect")).toEqual([]);
  });

  test("allow only the index to write many rows in one call", () => {
    expect(allowedTo("dynamodb:BatchWriteItem")).toEqual(["job-index"]);
  });

  test("allow only functions that log in or renew a session to read the token key", () => {
    const readers = roles.filter(({ statements }) =>
      statements.some((statement) => JSON.stringify(statement.Resource).includes("token-key")),
    );
    const names = readers.map(({ name }) => name.replace(/Role[0-9A-F]{8}$/, ""));
    expect(names.toSorted()).toEqual([
      "admin-people/adminauth",
      "admin-people/adminpasskeys",
      "user-people/userauth",
      "user-people/userusers",
    ]);
  });

  test("allow nobody to read a key of Sendbird, except the two functions of chat if it was chosen", () => {
    expect(sendbirdReaders(templates)).toEqual([]);
    expect(sendbirdReaders(synthesize(chatBySendbird))).toEqual([
      "jobs/jobchat",
      "user-deal/userchats",
    ]);
  });

  test("allow only the sitemap's job to write to the site's bucket, and only sitemaps", () => {
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

  test("give the function behind the pages no write access", () => {
    const heads = roles.find(({ name }) => name.includes("siteheads"))!;
    expect(
      actionsOf(heads).filter((action) => /Put|Update|Delete|Write|Send/.test(action)),
    ).toEqual(["logs:PutLogEvents"]);
  });

  test("allow only the workers to send mail, and only the relay and the index to fill queues", () => {
    expect(allowedTo("ses:SendEmail")).toEqual(["job-notify"]);
    // The index worker puts the rest of a batch back on its own queue.
    expect(allowedTo("sqs:SendMessage")).toEqual(["job-relay", "job-index"]);
  });
});

describe("the tables of powers and jobs", () => {
  test("name existing functions", () => {
    const known = new Set<string>(functionNames);
    const named = [...Object.keys(grants), ...rowUsers];
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  test("name the same jobs as functions/src/jobs", () => {
    const found = Object.keys(findFunctions()).filter((name) => name.startsWith("job-"));
    expect(Object.keys(jobs).toSorted()).toEqual(found.toSorted());
  });

  test("cover every resource of the contract with a handler", () => {
    const found = findFunctions();
    expect(functionNames.filter((name) => !found[name as FunctionName])).toEqual([]);
    expect(Object.keys(found).filter((name) => !functionNames.includes(name))).toEqual([]);
  });
});
