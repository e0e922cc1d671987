import { scoreOf } from "./score.ts";

// `npm run mutants:floor [-- money merges timers contacts]`: of a hundred small changes of these rules, 95
// must be noticed by a unit test beside them. docs/testing.md names those that are equivalent.

const least = 95;
const rules: Record<string, readonly string[]> = {
  money: [
    "shared/src/kernel/money/*.ts",
    "shared/src/billing/**/rules.ts",
    "shared/src/billing/plans/plans.ts",
    "shared/src/deal/award-plans/rules.ts",
    "shared/src/deal/award-plans/presets.ts",
    "shared/src/deal/product-estimate-orders/breakdown.ts",
    "functions/src/billing/**/rules.ts",
    "functions/src/deal/award-plans/rules.ts",
    "functions/src/admin/subscribe-entities/rules.ts",
  ],
  merges: ["web/src/wikis/merge/*.ts", "web/src/wikis/revisions/differences.ts"],
  timers: [
    "shared/src/kernel/calendar/*.ts",
    "shared/src/billing/subscribes/periods.ts",
    "shared/src/deal/estimate-groups/timers.ts",
    "functions/src/billing/subscribes/due.ts",
  ],
  contacts: ["shared/src/talk/chats/contacts*.ts"],
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !rules[name]);
if (unknown.length > 0) throw new Error(`No rules are called ${unknown.join(", ")}`);
for (const [name, globs] of Object.entries(rules))
  if (wanted.length === 0 || wanted.includes(name)) {
    const share = scoreOf([...globs, "!**/*.test.ts"]);
    process.stdout.write(`${name}: ${share.toFixed(1)} of 100 changes are noticed.\n`);
    if (share < least) process.exitCode = 1;
  }
