import { visitStart } from '#browser/page-contract.ts';
import { unsavedTypes } from '#browser/unsaved-types.ts';
import { requestContext } from '#request/context.ts';

/**
 * Before the first paint: recognises the app by its bridge, which only the browser can see, says whether somebody
 * is signed in, also in a page that the browser has stored, and deletes the cookie of a browser without scripts.
 * The answer to a form stands in the history as a visit, so that "back" and "reload" do not ask to send it again.
 * "Back" to an address that the page had within this document loads it, as long as no router is there to render it.
 *
 * Its second half saves the first press. Firefox and Safari abort the scripts that are still loading as soon as a
 * link or a form leads away; the framework takes that for a deploy and reloads the page, which cancels the
 * navigation. So that event ends here while the page is being left. Safari on a phone has no `beforeunload`: there
 * the press itself says so, unless a script answers it. A page that comes back without its scripts loads them anew.
 * It also notes a click, for `browser/intent.ts`, which may arrive after a press that only scripts can answer: the last
 * such press, else the first click.
 *
 * A part below the first screen that is rendered late takes its real height in place of a guessed one. Below what is on
 * the screen nobody sees that. Who scrolls past guessed heights would see the page move, because the browser does not
 * always compensate for it: so the first scroll, which still is near the beginning, renders everything.
 *
 * Its last part saves what was typed into the form marked `data-draft`, as a press changes the language or leads away
 * for a while. `browser/form-draft.ts` restores it.
 */
const code = `(function(d,w){
var b=w.TengerApp||(w.webkit&&w.webkit.messageHandlers&&w.webkit.messageHandlers.tenger);
var h=d.documentElement,l=w.location,at=l.pathname+l.search;
h.dataset.scripts='';
w.addEventListener('popstate',function(){if(h.dataset.ready==null&&l.pathname+l.search!==at)l.reload()});
if(b&&h.dataset.mode==='browser'){h.dataset.rendered='browser';h.dataset.mode='webview';d.cookie='mode=webview;path=/;SameSite=Lax'}
if(h.dataset.static!=null)w.history.replaceState(null,'',location.href);
var agent=h.dataset.device,narrow=w.matchMedia('(max-width:768px)');
function sort(){h.dataset.device=narrow.matches?'MOBILE':agent}
sort();narrow.addEventListener('change',sort);
h.toggleAttribute('data-account',/(?:^|; )account=1/.test(d.cookie));
if(/(?:^|; )complete=/.test(d.cookie))d.cookie='complete=;path=/;max-age=0';
w.addEventListener('scroll',function(){h.dataset.settled=''},{once:true,passive:true});
var leftAt=0,lost;
['beforeunload','pagehide','click','submit'].forEach(function(n){w.addEventListener(n,function(e){
if(n==='click'&&(!w['tenger:click']||e.target.closest('[data-replay]')))w['tenger:click']=e;
if(!e.defaultPrevented&&(n!=='click'||e.target.closest('a')))leftAt=Date.now()})});
w.addEventListener('vite:preloadError',function(e){if(Date.now()-leftAt<1e4){lost=1;e.preventDefault();e.stopImmediatePropagation()}},true);
w.addEventListener('pageshow',function(e){if(e.persisted&&lost)location.reload()});
w.addEventListener('click',function(e){var f=e.target.closest('[data-preference=lang],[data-keep-draft]')&&d.querySelector('form[data-draft]');
if(f)try{sessionStorage.draft=JSON.stringify([performance.timeOrigin,location.pathname,[].filter.call(f.elements,function(x){return x.name&&!${unsavedTypes}.test(x.type)}).map(function(x){return[x.name,x.value,x.checked]})])}catch(x){}},true)
})(document,window)`;

/**
 * Keeps the history of a kiosk to one visit, before anything is painted: an address may say what somebody before has
 * looked for. The attract screen, and a visit that begins elsewhere, note in the tab's storage where the visit begins in
 * the history; a page before that place leads to the attract screen. A visit that ends takes the note with it. So
 * without a note only a page that was navigated to is shown, not one of the history or one loaded anew, also before the
 * attract screen's script has run, and in a browser that does not tell its place in the history. What lies ahead of the
 * attract screen goes, as with every page that is opened there.
 * Nothing comes back from the browser's memory of pages either: it may be the page of the visitor before.
 */
const kioskCode = `(function(w,l,s){
var h=document.documentElement.style,e=w.navigation&&w.navigation.currentEntry,at=e?e.index:0;
function hide(){h.visibility='hidden'}
w.addEventListener('pagehide',hide);
w.addEventListener('pageshow',function(e){if(e.persisted)l.reload()});
try{var from=s.${visitStart},kind=performance.getEntriesByType('navigation')[0].type;
if(l.pathname==='/kiosk'){s.clear();if(!e||w.navigation.canGoForward){w.history.pushState(null,'','/kiosk');at++}if(e)s.${visitStart}=at+1}
else if(from==null?kind!=='navigate':at<from){hide();l.replace('/kiosk')}
else s.${visitStart}=from||at}catch(x){}
})(window,location,sessionStorage)`;

export function HeadScript() {
  const { mode, nonce } = requestContext();
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: mode === 'kiosk' ? `${code};${kioskCode}` : code }}
    />
  );
}
