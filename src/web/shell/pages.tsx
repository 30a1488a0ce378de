import type { ComponentChildren } from 'preact';
import type { Procedure, Ruleset } from '../../kernel/ruleset.ts';
import { contentsOf } from '../base/contents.ts';
import { lazy } from '../base/lazy.tsx';
import type { Contents } from '../base/contents.ts';
import { HomePage } from '../home/home-page.tsx';
import { NotFound } from './not-found.ts';
import { WithRuleset } from './with-ruleset.tsx';

const ChartsPage = lazy(async () => (await import('../charts/charts-page.tsx')).ChartsPage);
const SheetPage = lazy<{ ruleset: Ruleset; chart: string | undefined }>(
  async () => (await import('../charts/sheet-page.tsx')).SheetPage,
);
const RulingsPage = lazy<{ ruleset: Ruleset; at: string | undefined }>(
  async () => (await import('../rulings/rulings-page.tsx')).RulingsPage,
);
const MatchupsPage = lazy<{ ruleset: Ruleset; procedure: Procedure }>(
  async () => (await import('../matchups/matchups-page.tsx')).MatchupsPage,
);
const CalculatorPage = lazy<{ ruleset: Ruleset; procedure: Procedure }>(
  async () => (await import('../calculator/page.tsx')).CalculatorPage,
);
const RulesetPage = lazy<{ contents: Contents }>(async () => (await import('../home/ruleset-page.tsx')).RulesetPage);
const ArmyPage = lazy<{ id: string; at: string | undefined }>(
  async () => (await import('../armies/army-page.tsx')).ArmyPage,
);
const AllBattlesPage = lazy(async () => (await import('../battle/start/all-battles-page.tsx')).AllBattlesPage);
const BattlesPage = lazy<{ ruleset: Ruleset }>(
  async () => (await import('../battle/start/battles-page.tsx')).BattlesPage,
);
const BattlePage = lazy<{ ruleset: Ruleset; scenario: string }>(
  async () => (await import('../battle/battle-page.tsx')).BattlePage,
);
const EditorPage = lazy<{ ruleset: string; scenario: string }>(
  async () => (await import('../editor/editor-page.tsx')).EditorPage,
);
const SimulationPage = lazy<{ ruleset: Ruleset; scenario: string }>(
  async () => (await import('../simulation/simulation-page.tsx')).SimulationPage,
);
const HistoryPage = lazy(async () => (await import('../history/history-page.tsx')).HistoryPage);

/** The page at an address. */
export function pageOf(path: readonly string[]): ComponentChildren {
  const [first, second, third] = path;
  if (first === undefined) return <HomePage />;
  if (path.length === 1 && first === 'charts') return <ChartsPage />;
  if (path.length === 1 && first === 'history') return <HistoryPage />;
  if (path.length === 1 && first === 'battles') return <AllBattlesPage />;
  const ruleset = contentsOf(first);
  if (ruleset === undefined || path.length > 3) return <NotFound />;
  if (second === undefined) return <RulesetPage contents={ruleset} />;
  const within = (show: (ruleset: Ruleset) => ComponentChildren) => <WithRuleset id={first}>{show}</WithRuleset>;
  if (second === 'charts')
    return within((r) =>
      third === undefined || r.charts.some(({ id }) => id === third) ? (
        <SheetPage ruleset={r} chart={third} />
      ) : (
        <NotFound />
      ),
    );
  if (second === 'army') return <ArmyPage id={first} at={third} />;
  if (second === 'rulings') return within((r) => <RulingsPage ruleset={r} at={third} />);
  if (second === 'battles' && third === undefined && ruleset.battles.length > 0)
    return within((r) => <BattlesPage ruleset={r} />);
  if (second === 'battle' && third !== undefined && ruleset.battles.length > 0)
    return within((r) => <BattlePage ruleset={r} scenario={third} />);
  if (second === 'scenario' && third !== undefined && ruleset.battles.length > 0)
    return <EditorPage ruleset={first} scenario={third} />;
  if (second === 'simulation' && third !== undefined && ruleset.battles.length > 0)
    return within((r) => <SimulationPage ruleset={r} scenario={third} />);
  const compared = second === 'matchups';
  const known = ruleset.procedures.find(({ id }) => id === (compared ? third : second));
  if (known === undefined || (compared ? !known.matchups : third !== undefined)) return <NotFound />;
  const Page = compared ? MatchupsPage : CalculatorPage;
  Page.ahead();
  return (
    <WithRuleset id={first} procedure={known.id}>
      {(r) => <Page ruleset={r} procedure={r.procedures[0]!} />}
    </WithRuleset>
  );
}
