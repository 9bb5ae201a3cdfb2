/** Loads the two type families (self-hosted, OFL). A page of ours imports it once; a partner's page may not. */
import './fonts.css';
