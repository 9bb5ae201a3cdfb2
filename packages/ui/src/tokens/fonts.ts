/** Loads the two type families (self-hosted, OFL). Our own pages import it once; a partner's page must not. */
import './fonts.css';
