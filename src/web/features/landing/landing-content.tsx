import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Never } from './never.tsx';
import { OwnTools } from './own-tools.tsx';
import { Plans } from './plans.tsx';
import { Quotes } from './quotes.tsx';
import { ToolCards } from './tool-cards.tsx';

export type Account = 'visitor' | 'free' | 'premium';

interface LandingContentProps {
  account: Account;
  /** Store rules allow no price that leads to a card form. */
  hidesPrices?: boolean;
}

/**
 * The landing page, told by nothing but its props, so that the build draws it too. Whoever has an account starts with
 * their tools, and nobody is offered what they have. Columns go by the page's width in rem, so that large text gets the
 * layout of a phone and not columns of one word.
 */
export function LandingContent({ account, hidesPrices = false }: LandingContentProps) {
  const isVisitor = account === 'visitor';
  return (
    <div className="@container">
      {isVisitor ? <Hero /> : <OwnTools account={account} />}
      {isVisitor && <ToolCards />}
      <HowItWorks />
      <Never />
      {account !== 'premium' && !hidesPrices && <Plans account={account} />}
      {isVisitor && <Quotes />}
      {isVisitor && <Closing />}
    </div>
  );
}
