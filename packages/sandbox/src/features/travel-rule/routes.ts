import {
  confirmOwnWallet,
  listVasps,
  processReceiveOrder,
  readTravelRuleEnabled,
  readTravelRuleTransaction,
} from '@wallet/contract/operations/travel-rule';
import {
  commitReviewedSend,
  commitReviewedTokenSend,
  confirmReviewedSend,
  confirmReviewedTokenSend,
  reviewSend,
  reviewTokenSend,
} from '@wallet/contract/operations/travel-rule-sends';
import type { Hono } from 'hono';
import { mount } from '../../http/mount.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../http/services.ts';
import { confirmOwnWallet as confirmByLink, ownWalletHeaders, renderOwnWalletPage } from './ownWalletLink.ts';
import { processReceived } from './processReceived.ts';
import { reviewSend as review } from './reviewTravelRule.ts';
import { commitReviewed, confirmReviewed } from './sendReviewed.ts';
import { needsTravelRule } from '../../kernel/wallet/sendTarget.ts';
import { buildDraftAnswer, findTravelRule, buildTravelRuleAnswer } from './travelRuleOnWire.ts';
import { vasps } from './travelRuleParty.ts';
import { negotiateLanguage } from '../../words/language.ts';

/** API-052 to API-062. */
export function mountTravelRuleRoutes(http: Hono, services: Services): void {
  const { database, settings, origin } = services;

  mount(http, services, readTravelRuleEnabled, async ({ customer, query }) => {
    const enabled = await needsTravelRule(database, customer, query.address);
    return { answer: { enabled } };
  });

  mount(http, services, listVasps, async () => ({ answer: { items: vasps.map(({ id, name }) => ({ id, name })) } }));

  mount(http, services, readTravelRuleTransaction, async ({ customer, params, language }) => {
    const id = BigInt(params.id);
    const row = await findTravelRule(database, customer.id, id);
    const answer =
      row === undefined ? await buildDraftAnswer(database, customer.id, id) : await buildTravelRuleAnswer(database, row, language);
    return answer === undefined ? { refusal: refuse('notFound') } : { answer };
  });

  mount(http, services, processReceiveOrder, ({ body, ...call }) => processReceived(call, body));

  mount(http, services, reviewSend, ({ params, ...call }) => review({ ...call, origin, type: 'crypto', accountId: params.accountId }));
  mount(http, services, reviewTokenSend, ({ params, ...call }) =>
    review({ ...call, origin, type: 'stablecoin', accountId: params.accountId }),
  );
  mount(http, services, confirmReviewedSend, ({ params, body, ...call }) =>
    confirmReviewed({ ...call, settings, origin, type: 'crypto', accountId: params.accountId }, body),
  );
  mount(http, services, confirmReviewedTokenSend, ({ params, body, ...call }) =>
    confirmReviewed({ ...call, settings, origin, type: 'stablecoin', accountId: params.accountId }, body),
  );
  mount(http, services, commitReviewedSend, ({ params, body, ...call }) =>
    commitReviewed({ ...call, settings, origin, type: 'crypto', accountId: params.walletId }, body),
  );
  mount(http, services, commitReviewedTokenSend, ({ params, body, ...call }) =>
    commitReviewed({ ...call, settings, origin, type: 'stablecoin', accountId: params.walletId }, body),
  );

  http.get('/public/travel_rule/own_wallet/:token', ({ req }) => {
    const language = negotiateLanguage(req.query('lang') ?? req.header('accept-language'));
    return new Response(renderOwnWalletPage(language), { headers: { ...ownWalletHeaders, 'content-language': language } });
  });
  mount(http, services, confirmOwnWallet, async ({ params, now }) => {
    const path = await confirmByLink(database, params.token, now);
    return path === null ? { refusal: refuse('notFound') } : { response: new Response(null, { status: 303, headers: { location: path } }) };
  });
}
